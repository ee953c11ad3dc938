import { readCount } from '../../../domain/words/number-words.ts'
import type { AskRead } from '../ask.ts'
import { withBoundsShown } from '../bounds-hidden.ts'
import { withoutTalk } from './ask-words.ts'
import { GROUP_WORDS, groupingNamed } from './grouping-asked.ts'
import { ofSigning } from './years-of-signing.ts'

const COUNT = '(?<count>\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const COUNTED = '(?:buildings?|properties|leases?|deals?|listings?|comps?|signings?|locations?|transactions?)'
const WITH_MANY = new RegExp(
  `\\b(?:(?:which|what|show|list|the|all|any|me) )*(?<group>${GROUP_WORDS}) (?:with|who (?:have|own|did|signed|lease)|that (?:have|own|did|signed|lease)|having|owning|have|own) (?:(?<over>more than|over|upwards of)|at least|(?:a )?min(?:imum)?(?: of)?)? ?${COUNT}(?<more>\\+| or more| plus)? (?:different |separate )?${COUNTED}\\b`,
  'i',
)

/** "landlords with more than 5 buildings in La Porte" */
export function readCountedGroups(asked: string): AskRead | null {
  const text = withBoundsShown(asked)
  const found = WITH_MANY.exec(text)
  const { group = '', count = '', over, more } = found?.groups ?? {}
  const by = found === null ? null : groupingNamed(group)
  const isFloor = over !== undefined || more !== undefined || /\bat least\b|\bmin/i.test(found?.[0] ?? '')
  if (found === null || by === null || !isFloor) return null
  const said = /^\d/.test(count) ? Number(count) : (readCount(count.toLowerCase()) ?? 0)
  const atLeast = over === undefined ? said : said + 1
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  return {
    ask: { kind: 'rank', figure: null, of: 'count', by, limit: null, descending: true, atLeast },
    rest: withoutTalk(ofSigning(rest)),
  }
}

const LEAST_COUNT = new RegExp(
  `[,;]? ?(?:with |having )?(?:(?:a )?min(?:imum)?(?: of)?|at least|no fewer than) ${COUNT} (?:different |separate )?${COUNTED}(?: each)?(?=\\s*(?:[,;.?!]|$))`,
  'i',
)

/** "top 5 landlords by sf, min 3 buildings": the ranking without it, and how many each has to have. Null where none is said. */
export function withoutLeastCount(asked: string): { text: string; atLeast: number } | null {
  const text = withBoundsShown(asked)
  const found = LEAST_COUNT.exec(text)
  const atLeast = readCount(found?.groups?.count?.toLowerCase() ?? '')
  return found === null || atLeast === null ? null : { text: text.replace(found[0], ''), atLeast }
}

const PARTIES_BESIDE = new RegExp(
  `,? (?:and|&|plus|with) (?:who (?:are|is|were|was) (?:the |their |its )?|which |the names of (?:the |their )?)(?<group>${GROUP_WORDS})(?: (?:are|is) (?:on|behind|in) (?:them|those|it|each))?(?=\\s*[.?!]*$)`,
  'i',
)

/** "what leases roll in Q1 and who are the brokers": the properties, counted by their brokers. */
export function readPartiesBeside(text: string, read: (words: string) => readonly unknown[]): AskRead | null {
  const found = PARTIES_BESIDE.exec(text)
  const by = groupingNamed(found?.groups?.group ?? '')
  const rest = withoutTalk(text.replace(PARTIES_BESIDE, ''))
  if (found === null || by === null || read(rest).length === 0) return null
  return { ask: { kind: 'group', figure: null, of: 'count', by }, rest }
}
