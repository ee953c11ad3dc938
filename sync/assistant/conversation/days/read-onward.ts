import type { Criterion } from '../../../domain/criteria/criterion.ts'
import type { DaysAsked } from '../../../domain/criteria/days-asked.ts'
import { addDays, addMonths } from '../../../domain/dates/days.ts'
import { MONTHS_WRITTEN_OUT } from '../../../domain/query/words/month-words.ts'
import type { WordsSort } from '../../../domain/table/table-sort.ts'
import type { Turn } from '../turns/turn-words.ts'
import { isOfBuilding, withYearSides } from './around-year.ts'
import { furtherDays } from './further-days.ts'

/** What the language made of some words. */
export interface TurnRead {
  criteria: readonly Criterion[]
  sort: WordsSort | null
  limit: number | null
  /** The nearest first. */
  isNearest?: boolean
}

/** "2025 instead", "since 2022" after "signed 2024": the years of what was dated before. */
export function readOnward(
  readWords: (words: string) => TurnRead,
  criteria: readonly Criterion[],
  text: string,
): TurnRead {
  const known = criteria.find((one) => one.kind === 'date')
  const beside = known?.kind === 'date' ? besides(known, text) : null
  if (beside !== null) return readWords(beside)
  const further = known?.kind === 'date' ? furtherIn(readWords, known, text) : null
  if (further !== null) return readWords(further)
  const window = known?.kind === 'date' ? windowOf(readWords, known, criteria, text) : null
  if (window !== null) return readWords(window)
  const part = known?.kind === 'date' ? partOfKnown(known, text) : null
  if (part !== null) return readWords(part)
  const end = known?.kind === 'date' ? otherEnd(readWords, known, text) : null
  if (end !== null) return end
  const earlier = known?.kind === 'date' ? backTo(readWords, known, text) : null
  if (earlier !== null) return earlier
  if (known?.kind === 'date' && RELATIVE.test(text) && !OF_EVENT.test(text))
    return readWords(text.replace(RELATIVE, (said) => `${VERBS[known.field]} ${said}`))
  if (known === undefined && criteria.some(isOfSale) && SINCE_YEAR.test(text) && !OF_BUILDING.test(text))
    return readWords(text.replace(SINCE_YEAR, (said) => `sold ${said}`))
  const read = readWords(text)
  if (known?.kind !== 'date' || !YEARS.test(text) || OF_OTHER.test(text) || isOfBuilding(known, text))
    return read
  const dated = readWords(
    withYearSides(text).replace(YEARS, (said) => `${VERBS[known.field]} ${fromFirstToLast(said)}`),
  )
  if (!LONGER.test(text)) return dated
  const longer = dated.criteria.map((one) =>
    one.kind === 'date' && one.from === null ? { ...one, from: known.from } : one,
  )
  return { ...dated, criteria: longer }
}

/** "since 2023", "in 2024" after sales: they were sold then. */
const SINCE_YEAR =
  /\b(?:since|in|from|after|during) (?:19|20)\d\d\b(?! (?:or )?(?:built|construction|vintage))/i

const OF_BUILDING = /\b(?:built|constructed|delivered|completed|renovated|vintage|construction)\b/i

function isOfSale(one: Criterion): boolean {
  return one.kind === 'range' && /^(?:salePrice|salePricePerSf|capRate)$/.test(one.field)
}

/** "2023, 2024 and 2025": 2023 to 2025. */
function fromFirstToLast(said: string): string {
  const years = said.match(/(?:19|20)\d\d/g) ?? []
  return years.length < 3 ? said : `${years.toSorted()[0]} to ${years.toSorted().at(-1)}`
}

const PERIOD = '(?:year|quarter|month)'
const BESIDE = new RegExp(
  `(?<!\\b(?:this|next|last) ${PERIOD} (?:and|or|plus) (?:the )?)\\b(?:(?:the |a )?(?<unit>${PERIOD}) (?<side>before|prior|earlier|after|later)(?: (?:that|it))?|the (?<side2>prior|previous|preceding|following) (?<unit2>${PERIOD}))\\b`,
  'i',
)
const UNIT_MONTHS = { month: 1, quarter: 3, year: 12 } as const

/** "and the year before too": the days of as long before those asked for, in words. Null where none are meant. */
function besides({ field, from, to }: DaysAsked, text: string): string | null {
  const { unit, unit2 = unit, side, side2 = side } = BESIDE.exec(text)?.groups ?? {}
  if (unit2 === undefined || side2 === undefined || from === null || to === null) return null
  const months = UNIT_MONTHS[unit2.toLowerCase() as keyof typeof UNIT_MONTHS]
  const isAfter = /^(?:after|later|following)$/i.test(side2)
  const [first, last] = isAfter
    ? [addDays(to, 1), addDays(addMonths(addDays(to, 1), months), -1)]
    : [addMonths(from, -months), addDays(from, -1)]
  return text.replace(BESIDE, `${VERBS[field]} between ${first} and ${last}`)
}

/** "push it out another 6": the days that were asked for, reaching so much further, in words. */
function furtherIn(readWords: (words: string) => TurnRead, known: DaysAsked, text: string): string | null {
  const isToday = (day: string) =>
    ['last', 'next'].some((way) =>
      readWords(`signed in the ${way} 2 months`).criteria.some(
        (one) => one.kind === 'date' && (way === 'last' ? one.to : one.from) === day,
      ),
    )
  const days = furtherDays(known, text, isToday)
  if (days === null) return null
  const { from, to } = days
  const said = from === null ? `by ${to}` : to === null ? `since ${from}` : `between ${from} and ${to}`
  return `${VERBS[known.field]} ${said}`
}

const WINDOW =
  /^(?:(?:ok|okay|no|and|actually|maybe|well|now|or)[, ]+)*(?:(?:make (?:it|that)|try|how about|what about|go (?:back )?to|go back|say|let'?s (?:do|say|try|go)|(?:open|extend|stretch|cut|trim|shorten|narrow|tighten|reduce|drop|bring|limit|widen|push|expand|lengthen|shrink|pull|take|move|keep|back)(?: (?:it|that|this|the (?:window|period|timeframe|time frame|range|dates?)))?(?: (?:up|down|back|out|in))* (?:to|at)|only|just|use) )?(?:the )?(?<last>(?:last|past|previous|next) )?(?<count>\d{1,3})(?<more> (?:more|further|extra))?(?: ?(?<unit>months?|mos?|years?|yrs?))?(?:,? (?:is|are|would be) (?:better|fine|enough|plenty)|,? (?:instead|then|please|back|only))*[.!?]*$/i
const MOST_MONTHS = 240

/** "last 6 is better", "make it 18 months" after "in the last 12 months": as long a time, in words. */
function windowOf(
  readWords: (words: string) => TurnRead,
  { field, from, to }: DaysAsked,
  criteria: readonly Criterion[],
  text: string,
): string | null {
  const { last, count, more, unit } = WINDOW.exec(text)?.groups ?? {}
  if (count === undefined || from === null || to === null) return null
  // "make it 3" is of a figure where one is asked for; "go back 24" is of time.
  const isOfTime = last !== undefined || unit !== undefined || /\bback\b/i.test(text)
  if (!isOfTime && criteria.some(({ kind }) => kind === 'range')) return null
  const known = Array.from({ length: MOST_MONTHS }, (_, i) => i + 1).find(
    (months) => addMonths(from, months) === to || addMonths(to, -months) === from,
  )
  if (known === undefined) return null
  const areYears =
    unit === undefined ? known > 12 && known % 12 === 0 && Number(count) <= 10 : /^y/i.test(unit)
  const isSame = (way: 'last' | 'next') =>
    readWords(`${VERBS[field]} in the ${way} ${known} months`).criteria.some(
      (one) => one.kind === 'date' && one.from === from && one.to === to,
    )
  const stood = (['last', 'next'] as const).find(isSame)
  const usual = field === 'expiration' || field === 'commencement' ? 'next' : 'last'
  const said = last === undefined ? null : /^next/i.test(last) ? 'next' : 'last'
  // "go back 2 more years"
  if (more !== undefined) {
    const longer = known + Number(count) * UNIT_MONTHS[areYears ? 'year' : 'month']
    return `${VERBS[field]} in the ${stood ?? usual} ${longer} months`
  }
  return `${VERBS[field]} in the ${said ?? stood ?? usual} ${count} ${areYears ? 'years' : 'months'}`
}

const PART = new RegExp(
  String.raw`\b(?:(?:the )?(?<half>first|second|1st|2nd|back|front|latter) half|(?<quarter>q[1-4]|[1-4]q|(?:the )?(?:first|second|third|fourth|last) quarter)|(?<month>${MONTHS_WRITTEN_OUT}))\b(?:(?: of| in)? (?:the|that) year)?(?!\s*(?:of |,? ?)(?:'?\d\d|19|20)\d*)`,
  'i',
)
const HALF_WORDS = {
  '1st': 'first',
  front: 'first',
  '2nd': 'second',
  back: 'second',
  latter: 'second',
} as const

/** "only the second half", "just Q3" after "expire in 2027": a part of the year asked for, in words. */
function partOfKnown({ field, from, to }: DaysAsked, text: string): string | null {
  const year = from?.slice(0, 4)
  const { half, quarter, month } = PART.exec(text)?.groups ?? {}
  if (year === undefined || to === null || to.slice(0, 4) !== year || SAID_YEAR.test(text)) return null
  const said = half?.toLowerCase() ?? ''
  const words =
    half === undefined
      ? (quarter ?? month ?? '').replace(/^the /i, '')
      : `${HALF_WORDS[said as keyof typeof HALF_WORDS] ?? said} half`
  const isLast = /^last quarter$/i.test(words)
  const isOfYear = OF_THE_YEAR.test(text) && addMonths(from ?? to, LONGEST_QUARTER) <= to
  // The one before today's, as it is alone; of the field that was talked of.
  if (isLast && !isOfYear) return text.replace(LAST_QUARTER, `${VERBS[field]} last quarter`)
  const ordered = isLast ? 'fourth quarter' : words
  return words === '' ? null : text.replace(PART, ` ${VERBS[field]} in ${ordered} of ${year} `)
}

const OF_THE_YEAR = /\b(?:the|only|just) last quarter\b|\blast quarter (?:of|in) (?:the|that) year\b/i
const LAST_QUARTER = /\b(?:the )?last quarter\b/i
const LONGEST_QUARTER = 3

const SAID_YEAR = /\b(?:19|20)\d\d\b|\b(?:next|last|this) year\b/i

/** "through 2028": the beginning stays. */
const LONGER =
  /^(?:(?:and|ok|okay|now|actually|go|let's|lets|can you|please|make|have) |(?:stretch|extend|push|run|take|carry|move|open|widen|expand)(?: (?:it|that|this|them|the (?:window|period|range|dates?|end)))?(?: (?:up|out|on|all the way))? |(?:it|that|this) (?:go |run )?)*(?:through|thru|until|till|out to|to (?:the end of )?(?=(?:19|20)\d\d))/i
const VERBS = {
  dateSigned: 'signed',
  commencement: 'commencing',
  expiration: 'expiring',
  saleDate: 'sold',
} as const
const YEARS =
  /\b(?:(?:since|in|before|after|from|by|until|through) )?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? |q[1-4] |[1-4]q |h[12] |(?:the )?(?:first|second|1st|2nd|back|front|latter) half (?:of )?)?(?:19|20)\d\d\b(?! ?(?:sf|sq|k\b|feet))(?:\s?(?:-|to|through|and|or|,(?: and)?)\s?(?:19|20)\d\d\b)*/i
/** "next year and the year after", "this quarter" */
const RELATIVE = new RegExp(
  `\\b(?:this|next|last) ${PERIOD}\\b(?: (?:and|or|plus) (?:the )?(?:${PERIOD} (?:after|before)|(?:following|next|last|prior) ${PERIOD}|one (?:after|before)|next|last)\\b)?`,
  'i',
)
const OF_EVENT =
  /\b(?:built|constructed|delivered|sign(?:ed|ings?)|executed|inked|expir\w*|end(?:s|ing)?|roll(?:s|ing|over)?|commenc\w*|start(?:s|ing|ed)?|begin(?:s|ning)?|sold|sales?|bought|purchased|closed)\b/i
/** Years of the building, or of an event that is named. */
const OF_OTHER =
  /\b(?:built|constructed|vintage|construction|delivered|newer|older|year|sign(?:ed|ings?)|executed|inked|expir\w*|end(?:s|ing)?|roll(?:s|ing|over)?|commenc\w*|start(?:s|ing|ed)?|begin(?:s|ning)?|sold|sales?|bought|purchased|closed)\b/i

const BACK =
  /\b(?:go|reach|look|stretch|extend|push|take|pull|start|move)(?: (?:it|that|this|the (?:window|period|range|dates?|start)))?(?: (?:all the way|further|farther))? back (?:to|as far as|until) (?<when>.+?)(?: (?:instead|then))?[.!?]*$/i

/** "go back to the start of last year" after "signed this year": from then on, and as far as before. */
function backTo(readWords: (words: string) => TurnRead, known: DaysAsked, text: string): TurnRead | null {
  const { when } = BACK.exec(text)?.groups ?? {}
  if (when === undefined) return null
  const read = readWords(`${VERBS[known.field]} since ${when}`)
  const dated = read.criteria.find((one) => one.kind === 'date')
  if (dated?.kind !== 'date' || dated.from === null) return null
  const isBefore = known.to !== null && dated.from < known.to
  const criteria = read.criteria.map((one) =>
    one === dated ? { ...dated, to: isBefore ? known.to : null } : one,
  )
  return { ...read, criteria }
}

const MOVES_END = new RegExp(
  String.raw`^(?:(?:ok|okay|no|hmm?|well|actually|and|now|please|let'?s)[, ]+)*(?:push|move|extend|stretch|make|take|change|bring|pull|run|carry)(?: (?:it|that|this|them|the (?:date|end|deadline|window)))?(?: (?:out|back|in|up))? ?(?:to|until|till|through|thru|by)? ?(?<when>(?:the )?(?:end|middle|start|beginning|close) of .+?|(?:early|mid|late) .+?|(?:the )?(?:first|second|third|fourth|1st|2nd|3rd|4th) (?:quarter|half) of .+?|q[1-4] .+?|(?:${MONTHS_WRITTEN_OUT})\b.*?)(?: (?:instead|then))?[.!?]*$`,
  'i',
)

/** "push that out to the end of 2027" after "ending before July 2027": the one end that was asked for. */
function otherEnd(readWords: (words: string) => TurnRead, known: DaysAsked, text: string): TurnRead | null {
  const { when } = MOVES_END.exec(text)?.groups ?? {}
  if (when === undefined || (known.from === null) === (known.to === null)) return null
  const read = readWords(`${VERBS[known.field]} ${known.to === null ? 'since' : 'by'} ${when}`)
  return read.criteria.some((one) => one.kind === 'date') ? read : null
}

const CHANGING =
  /^(?:(?:expand|stretch|open|extend|widen|broaden|spread|branch|push|run|carry|creep|spill|bleed|throw|toss|mix|fold|work|tack|let|want|need|send|give|email|text)\W*)+$/i

/** "around there" names no place of its own, and the words of a change are no words to search. */
export function withoutTalk(read: TurnRead, { kind }: Turn): TurnRead {
  const isTalk = (one: Criterion) =>
    (one.kind === 'text' && ((kind !== 'add' && kind !== 'widen') || CHANGING.test(one.text))) ||
    (one.kind === 'zone' &&
      one.names.every((name) => /^(?:there|here|it|that|this|them|those)\b/i.test(name)))
  return { ...read, criteria: read.criteria.filter((one) => !isTalk(one)) }
}
