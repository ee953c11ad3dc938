import { stateCode } from '../../domain/state-code.ts'
import { isStreetKind, shortWord } from '../address/street-types.ts'

/** One way to read the end of an address. */
export interface StateReading {
  /** What stands before the state. */
  readonly words: string
  readonly state: string | null
  /** False for `Ct`, which is Connecticut or a court. */
  readonly isSure: boolean
}

/** With a state of up to three words at the end, the longest first, and last without. */
export function stateReadings(text: string): StateReading[] {
  const words = [...text.matchAll(/[^\s,]+/g)]
  const withState = [3, 2, 1].flatMap((length) => {
    const first = words.at(-length)
    const state = words.length < length ? null : stateCode(words.slice(-length).join(' '))
    if (first === undefined || state === null) return []
    const isSure = length > 1 || !isStreetKind(shortWord(first[0].toLowerCase()))
    return [{ words: trimmed(text.slice(0, first.index)), state, isSure }]
  })
  return [...withState, { words: trimmed(text), state: null, isSure: true }]
}

/** Without spaces and commas at both ends. */
export function trimmed(text: string): string {
  return text.replace(/^[\s,]+|[\s,]+$/g, '')
}
