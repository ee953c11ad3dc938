import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'

/** The first month of a season; each has three. Winter begins in December. */
export const seasons = phraseTable([
  [3, 'spring'],
  [6, 'summer'],
  [9, 'fall|autumn'],
  [12, 'winter'],
])

/** "the spring" is no town, and "the Spring market" is one. */
export function isOfNoYear(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  const isSeason = tokens[at - 1]?.text === 'the' && seasons.longest(tokens, at)?.end === at + 1
  return isSeason && !/^(?:20\d\d|of|area|market|submarket|metro|region|corridor)$/.test(next?.text ?? '')
}
