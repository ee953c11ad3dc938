import { MONTHS_WRITTEN_OUT } from '../../../domain/query/words/month-words.ts'
import { NUMBER_WORD } from '../../../domain/words/number-words.ts'
import type { Ask } from '../ask.ts'
import { dayOf } from './asks-of-statistics.ts'

const UNIT = '(?:years?|yrs?|quarters?|qtrs?|months?)'
const YEAR = '(?:199\\d|20[0-4]\\d)'
const PAST = '(?:last|past|previous|prior|this)'
const COUNT = `(?:\\d{1,2}|${NUMBER_WORD})`
const PART = `(?:q[1-4]|h[12]|(?:early|mid|late)[ -]|${MONTHS_WRITTEN_OUT})`
const LEAD =
  '(?:(?:and|but|or|now|ok(?:ay)?|so|then|what about|how about|only|just|make (?:it|that)|try|use|do|show(?: me)?|give me|limit (?:it|that) to|those|the ones|deals|leases|signings)[, ]+)*'
const SIGNED = '(?:signed|done|executed|inked)'
const TIME = `(?:${PAST} (?:${COUNT} )?${UNIT}|(?:${PART} ?(?:of )?)?${YEAR}|ytd|year to date)`
/** "since 2022", "signed in the last 3 years", "2022 to 2024", "2024 only". */
const TIME_ALONE = new RegExp(
  `^${LEAD}(?<said>${SIGNED} )?(?<when>(?:(?<order>starting (?:in|from|with)|beginning (?:in|with)|before|after|until|till|through|prior to|up to|later than|earlier than)|since|from|in|during|for|over(?! ${YEAR})|within|between)? ?(?:the )?(?:(?:start|beginning|end) of )?${TIME}(?: ?(?:-|–|to|through|thru|and|until|till) ?(?:${TIME}|now|today|date))?(?: on| onwards?| (?:and|or) later)?)(?: only| instead| please)*[.?!]*$`,
  'i',
)

/**
 * Days that a follow-up names and nothing else, in words of what happened then: "since 2022" of rents are the
 * signings. Null where it names other things. Only a line over time has no years but these: of buildings, "before
 * 2000" is when they were built.
 */
export function timeAlone(last: Ask, text: string): string | null {
  const { said, when, order } = TIME_ALONE.exec(text)?.groups ?? {}
  if (when === undefined || !('figure' in last)) return null
  if (order !== undefined && said === undefined && !isOverTime(last)) return null
  return `${said === undefined ? eventOf(last) : 'signed'} ${when
    .trim()
    .replace(/^(?:for|over) /i, 'in ')
    .replace(/^(?:starting|beginning) \w+/i, 'since')}`
}

function isOverTime(last: Ask): boolean {
  return (
    last.kind === 'trend' ||
    (last.kind === 'compare' &&
      last.sets.some(({ criteria }) => criteria.some(({ kind }) => kind === 'date')))
  )
}

/** What happened on the days of what was asked. */
function eventOf(last: Extract<Ask, { figure: unknown }>): string {
  if ('by' in last && last.by.startsWith('expiration')) return 'expiring'
  if ('by' in last && last.by === 'commencementYear') return 'starting'
  if ('by' in last && last.by === 'saleYear') return 'sold'
  return dayOf(last.figure)
}
