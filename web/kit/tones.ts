/** Short sounds of our own making, put together from a few tones and a little noise: no recordings. Fetched with the first sound that is wanted (sound.ts). */

/** A part of a sound: seconds from its beginning, how long it rings, its loudness, and a tone in hertz that glides, or noise through a filter. */
interface Voice {
  readonly at: number
  readonly rings: number
  readonly loud: number
  readonly wave: OscillatorType | 'noise'
  readonly from: number
  readonly to?: number
}

const tone = (at: number, from: number, rings: number, loud: number, to = from): Voice => ({
  at,
  rings,
  loud,
  wave: 'sine',
  from,
  to,
})

/** A small stone, a piece of wood, a bell of three tones, a harp that calls, a low drum, and a chord for the end. */
const SOUNDS = {
  small: [{ at: 0, rings: 0.04, loud: 0.25, wave: 'noise', from: 3200 }, tone(0, 620, 0.05, 0.2, 480)],
  normal: [{ at: 0, rings: 0.05, loud: 0.3, wave: 'noise', from: 1800 }, tone(0, 330, 0.12, 0.4, 230)],
  ceremony: [
    tone(0, 392, 1.1, 0.3),
    tone(0.02, 784.6, 0.8, 0.14),
    tone(0.04, 1177, 0.5, 0.07),
    tone(0.18, 523.3, 1, 0.22),
  ],
  turn: [tone(0, 523.3, 0.35, 0.28), tone(0.12, 659.3, 0.35, 0.26), tone(0.24, 784, 0.6, 0.24)],
  refused: [{ at: 0, rings: 0.16, loud: 0.3, wave: 'triangle', from: 150, to: 95 }],
  end: [
    tone(0, 261.6, 1.6, 0.24),
    tone(0.15, 329.6, 1.5, 0.2),
    tone(0.3, 392, 1.5, 0.2),
    tone(0.5, 523.3, 1.8, 0.22),
  ],
} as const satisfies Readonly<Record<string, readonly Voice[]>>

export type Sound = keyof typeof SOUNDS

let context: AudioContext | undefined
let noise: AudioBuffer | undefined

/** A second of noise, the same each time. */
function noiseIn(audio: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = noise.getChannelData(0)
  let x = 1
  for (let i = 0; i < samples.length; i++) {
    x = (x * 48271) % 2147483647
    samples[i] = x / 1073741823.5 - 1
  }
  return noise
}

/** What makes the tone of a voice. */
function sourceOf(audio: AudioContext, { wave, from, to = from, rings }: Voice, start: number): AudioNode {
  if (wave === 'noise') {
    const source = audio.createBufferSource()
    source.buffer = noiseIn(audio)
    const filter = audio.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.value = from
    source.connect(filter)
    source.start(start)
    source.stop(start + rings)
    return filter
  }
  const source = audio.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(from, start)
  source.frequency.exponentialRampToValueAtTime(to, start + rings)
  source.start(start)
  source.stop(start + rings)
  return source
}

/** Plays a sound, this loud. */
export function play(sound: Sound, volume: number): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const audio = context
  for (const voice of SOUNDS[sound] as readonly Voice[]) {
    const start = audio.currentTime + voice.at
    const gain = audio.createGain()
    gain.gain.setValueAtTime(voice.loud * volume, start)
    gain.gain.exponentialRampToValueAtTime(0.001, start + voice.rings)
    sourceOf(audio, voice, start).connect(gain).connect(audio.destination)
  }
}
