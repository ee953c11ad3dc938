import type { Reading } from '../../vocabulary/reading.ts'
import type { PlaceFound } from '../place-found.ts'

/** "Exit 7A", after a road or alone. */
export function readExit({ tokens, text }: Reading, at: number, road: string | null): PlaceFound | null {
  const number = tokens[at + 1]
  if (tokens[at]?.text !== 'exit' || number?.kind !== 'number') return null
  const letter = tokens[at + 2]
  const hasLetter = letter?.glued === true && /^[a-z]$/.test(letter.text)
  const end = hasLetter ? at + 3 : at + 2
  const exit = `Exit ${text.slice(number.start, tokens[end - 1]?.end)}`
  return { name: road === null ? exit : `${road} ${exit}`, points: [], reach: null, end }
}
