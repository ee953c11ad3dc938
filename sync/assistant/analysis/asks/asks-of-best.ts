import { readCount } from '../../../domain/words/number-words.ts'
import type { AskRead } from '../ask.ts'
import { withoutTalk } from './ask-words.ts'

const counted = (group: string) => `(?<${group}>\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|dozen)`
const END = '(?<end>best|top|highest|strongest|richest|lowest|cheapest|weakest|worst)'
const NET = '(?:net effective|effective|ner)s?(?: rents?| rates?)?'
const ANY_DEALS = 'deals|leases|comps|transactions|signings|buildings|properties'
const DEALS = `(?:${ANY_DEALS}|warehouses)`

/** "five best net effective rents", "top 10 deals in Katy by net effective rent", "leases with the lowest effective rents". */
const PATTERNS = [
  `\\b(?:${counted('count')} )?(?<deals>${DEALS}) with the ${END} ${NET}`,
  `\\b(?:the )?(?:${counted('count')} )?${END} (?:${counted('count2')} )?${NET}(?<deals>(?: ${DEALS})?)`,
  `\\b(?:the )?(?:${counted('count')} )?${END} (?:${counted('count2')} )?(?<deals>${DEALS})(?<where>.*?) (?:by|on|in terms of|ranked by|for) (?:the )?(?:(?:highest|lowest|best) )?${NET}`,
].map((pattern) => new RegExp(pattern, 'i'))
const RISING = /^(?:lowest|cheapest|weakest|worst)$/i
/** Where no number is said. */
const USUAL = 10
const TALK =
  /\b(?:show|list|give|find|pull|me|us|a|that|which|landlords?|tenants?|owners?|got|get|achieved|signed(?! (?:in|since|after|before|during|between|from|by))|paid|first)\b/gi

/** The first properties by a figure that is worked out of several, which no order of the book knows. */
export function readBest(text: string): AskRead | null {
  const found = PATTERNS.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  if (found === undefined) return null
  const { count, count2 = count, end = '', where = '', deals = '' } = found.groups ?? {}
  // "the highest net effective rent in Katy" is one figure.
  const isMany = count2 !== undefined || deals !== '' || /s$/i.test(found[0])
  if (!isMany) return null
  const limit = count2 === undefined ? USUAL : /dozen/i.test(count2) ? 12 : (readCount(count2) ?? USUAL)
  // Better is less for whoever pays.
  const isForPayer = /^(?:best|top)$/i.test(end) && /\b(?:for (?:the |my |our |a )?)?tenants?\b/i.test(text)
  const descending = !RISING.test(end) && !isForPayer
  const kinds = deals.replace(new RegExp(ANY_DEALS, 'i'), ' ')
  const rest = `${text.slice(0, found.index)} ${kinds} ${where} ${text.slice(found.index + found[0].length)}`
  return {
    ask: { kind: 'best', figure: 'netEffectiveRent', limit, descending },
    rest: withoutTalk(rest.replace(TALK, ' ')),
  }
}
