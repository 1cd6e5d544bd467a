/** What others did since each seat's last decision, as places on the board: marked there until the viewer decides. */
import type { EventBase, Seat } from '../../kernel/game.ts'
import type { Frame } from '../../table/wire.ts'

/** By place, the seat that did something there last. */
export type Marks = ReadonlyMap<string, Seat>

type PlacesOf = (event: EventBase) => readonly string[]

const seatOf = (event: EventBase): Seat | undefined => (event as { readonly seat?: Seat }).seat

export class Trail {
  #steps: readonly { readonly by: Seat; readonly places: readonly string[] }[] = []
  readonly #decided = new Map<Seat, number>()

  /** Notes what happened. What nobody did, and what not everybody saw, leaves no mark. */
  add(events: readonly EventBase[], placesOf: PlacesOf): void {
    const steps = events.flatMap(event => {
      const by = seatOf(event)
      return by === undefined || event.only ? [] : [{ by, places: placesOf(event) }]
    })
    this.#steps = [...this.#steps, ...steps]
  }

  /** A seat has decided: what was before no longer concerns it. */
  decide(seat: Seat): void {
    this.#decided.set(seat, this.#steps.length)
  }

  /** Reads it from what this seat has seen of the match. */
  recall(frames: readonly Frame[], seat: Seat, placesOf: PlacesOf): void {
    this.#steps = []
    this.#decided.clear()
    const last = frames.map(({ actor }) => actor).lastIndexOf(seat)
    this.add(
      frames.slice(last + 1).flatMap(({ events }) => events as EventBase[]),
      placesOf,
    )
  }

  marks(seat: Seat | null): Marks {
    if (seat === null) return new Map() // who only watches decides nothing
    const since = this.#steps.slice(this.#decided.get(seat) ?? 0)
    return new Map(
      since.flatMap(({ by, places }) => (by === seat ? [] : places.map(place => [place, by] as const))),
    )
  }
}
