/** Sounds, made by the browser out of sines: nothing to download. */
import { TUNES, type Sound } from './tunes.ts'

/** Of everything: soft beside whatever else is heard. */
const VOLUME = 0.14
/** Without a start and an end that swell, a tone clicks. */
const SWELL = 0.006

let context: AudioContext | null = null

/** Makes ready; browsers allow sound only after somebody has touched the page. */
export function wakeSounds(): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
}

/** Makes a sound, unless the browser does not allow any yet. */
export function play(sound: Sound): void {
  if (context?.state !== 'running') return
  const start = context.currentTime + 0.01
  for (const { at, hz, to, seconds, loud } of TUNES[sound]) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    const from = start + at
    tone.frequency.setValueAtTime(hz, from)
    if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, from + seconds)
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(loud * VOLUME, from + SWELL)
    volume.gain.exponentialRampToValueAtTime(0.0001, from + seconds)
    tone.connect(volume).connect(context.destination)
    tone.start(from)
    tone.stop(from + seconds)
  }
}
