import type { Token } from './lexer.ts'
import { phraseTable } from './phrase-table.ts'

const STREETS =
  'st|street|rd|road|ave|av|avenue|blvd|boulevard|ln|lane|dr|pkwy|parkway|fwy|freeway|hwy|highway|expy|expressway|tollway|pike'
/** These are words of other things as well: a drive-in, way more. */
const MORE_STREETS = 'drive|way|turnpike|toll road'

/** What the name of a street ends with, and nothing else does. */
export const sureStreetTypes = phraseTable([[true, STREETS]])
/** What the name of a street may end with. */
export const streetTypes = phraseTable([[true, `${STREETS}|${MORE_STREETS}`]])

/** "2015+ NNN drive-ins": a door, and no Drive. */
export function isDriveIn(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'drive' && /^(?:-|ins?)$/.test(tokens[at + 1]?.text ?? '')
}
