/** What a viewer has set on this device: pace of the story, motion, sound, size of text, confirmations. Live: whatever reads it is drawn anew when it changes. */
import { stored } from './stored.ts'

/** What the pauses of the story are multiplied by. */
const PACES = { relaxed: 1.6, normal: 1, fast: 0.5, now: 0 } as const

/** The values of each setting, its default first, and where it is kept. */
const CHOICES = {
  speed: ['normal', 'relaxed', 'fast', 'now'],
  motion: ['system', 'full', 'none'],
  confirm: ['final', 'always', 'never'],
  explain: ['on', 'off'],
  text: ['100', '115', '130', '150', '175', '200'],
  sound: ['auto', 'on', 'off'],
  volume: ['50', '0', '10', '20', '30', '40', '60', '70', '80', '90', '100'],
} as const

export type Setting = keyof typeof CHOICES
export type ValueOf<Name extends Setting> = (typeof CHOICES)[Name][number]

const isCoarse = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false
const wantsCalm = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

let changes = $state(0)

/** Read where it is kept each time, so that all tabs of a device follow. */
function kept<Name extends Setting>(name: Name): ValueOf<Name> {
  void changes
  const value = stored.get(`iteru.${name}`)
  const values: readonly ValueOf<Name>[] = CHOICES[name]
  return values.find(other => other === value) ?? values[0]
}

export const settings = {
  get speed(): ValueOf<'speed'> {
    return kept('speed')
  },
  /** What every pause of the story is multiplied by. */
  get pace(): number {
    return PACES[this.speed]
  },
  get motion(): ValueOf<'motion'> {
    return kept('motion')
  },
  /** Whether nothing travels. */
  get prefersReducedMotion(): boolean {
    const { motion } = this
    return motion === 'none' || (motion === 'system' && wantsCalm())
  },
  get confirm(): ValueOf<'confirm'> {
    return kept('confirm')
  },
  /** Whether a choice is asked once more, if it is final or not. */
  confirms(isFinal: boolean): boolean {
    const { confirm } = this
    return confirm === 'always' || (confirm === 'final' && isFinal)
  },
  /** Whether what is seen for the first time in a match against bots is explained. */
  get explain(): ValueOf<'explain'> {
    return kept('explain')
  },
  /** The size of text in percent of what the browser is set to. */
  get text(): ValueOf<'text'> {
    return kept('text')
  },
  /** From nothing to 1. Where nobody has chosen, phones are silent. */
  get volume(): number {
    const sound = kept('sound')
    const isOn = sound === 'on' || (sound === 'auto' && !isCoarse())
    return isOn ? Number(kept('volume')) / 100 : 0
  },
  get loudness(): ValueOf<'volume'> {
    return kept('volume')
  },
  get hasSound(): boolean {
    const sound = kept('sound')
    return sound === 'on' || (sound === 'auto' && !isCoarse())
  },
  choose<Name extends Setting>(name: Name, value: ValueOf<Name>): void {
    stored.set(`iteru.${name}`, value)
    changes++
    this.apply()
  },
  valuesOf<Name extends Setting>(name: Name): readonly ValueOf<Name>[] {
    return CHOICES[name]
  },
  /** What style sheets need to know is on the root. */
  apply(): void {
    const root = globalThis.document?.documentElement
    if (!root) return
    root.dataset.motion = this.prefersReducedMotion ? 'none' : 'full'
    root.style.fontSize = this.text === '100' ? '' : `${this.text}%`
    root.style.setProperty('--text-size', String(Number(this.text) / 100))
  },
}
