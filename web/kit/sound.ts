/** Which sound belongs to what, and whether any is wanted: where sound is off, or the browser has none, nothing happens. */
import type { Weight } from './board.ts'
import { settings } from './settings.svelte.ts'
import type { Sound } from './tones.ts'

/** What a beat of the story sounds like. */
export const soundOf = (weight: Weight): Sound | null => (weight === 'nothing' ? null : weight)

/** Plays a sound, as loud as the viewer wants it. A page that nobody has touched yet stays silent: browsers allow no other. */
export function chime(sound: Sound | null): void {
  const { volume } = settings
  if (sound === null || volume === 0 || !('AudioContext' in globalThis)) return
  if (!navigator.userActivation?.hasBeenActive) return
  void import('./tones.ts').then(({ play }) => play(sound, volume))
}
