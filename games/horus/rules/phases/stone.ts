/** Rules 6.1 to 6.6, action 4: a kingdom stone is set in a region of the size that the card names. */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf } from '../../../../kernel/frames.ts'
import { ALL_TILES } from '../data.ts'
import { refusalOfStone, setStone, takesStone, wantedSize } from '../stones.ts'
import { endTurn } from '../turn.ts'
import type { HorusEvent, State, Stone } from '../types.ts'

/** By region: the stone set in it. */
const STONES: readonly Stone[] = Array.from({ length: ALL_TILES }, (_, region) => ({ type: 'stone', region }))

export const stone: Phase<State, Stone, HorusEvent> = {
  takes: ['stone'],
  turn: state => turnOf(frameOf(state).seat),

  legal(state) {
    const { board, played } = state
    const wanted = wantedSize(state, played)
    const list: Stone[] = []
    for (let region = 0; region < board.region.length; region++)
      if (takesStone(board, region, wanted)) list.push(STONES[region])
    return list
  },

  candidates: state => STONES.filter(({ region }) => state.board.size[region] > 0),
  why: (state, _actor, { region }) => refusalOfStone(state, region),

  apply(state, actor, { region }, tell) {
    setStone(state, actor as number, region, tell)
    endTurn(state, actor as number, tell)
  },
}
