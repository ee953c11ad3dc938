import type { Book } from '../../sync/book/book.ts'
import { vocabularyOf } from '../../sync/book/question/vocabulary-of.ts'
import { boundFigureOf } from '../../sync/domain/criteria/asked-fields.ts'
import type { Criterion } from '../../sync/domain/criteria/criterion.ts'
import type { ParsedQuery } from '../../sync/domain/criteria/parsed-query.ts'
import { fieldOf } from '../../sync/domain/fields/field-list.ts'
import { formatCount, formatMiles } from '../../sync/domain/format.ts'
import { removeLimit, replaceCriterion, wordsOf, wordsOfLease } from '../../sync/domain/query/edit-query.ts'
import { assumedPeriod } from '../../sync/domain/query/fields/assumed-period.ts'
import { phraseOf } from '../../sync/domain/query/fields/phrase-of.ts'
import { otherRoles } from '../../sync/domain/query/parties/other-roles.ts'
import { assumedMiles } from '../../sync/domain/query/quantities/assumed-miles.ts'
import { assumedPower } from '../../sync/domain/query/quantities/assumed-power.ts'
import { parseQuery } from '../../sync/domain/query/query-language.ts'

/** What a question was also read as: no criterion, and yet a chip. */
export interface Aside {
  kind: 'limit' | 'period' | 'miles' | 'power' | 'role'
  label: string
  value: string
  /** What pressing it does. */
  verb: string
  /** What is asked then. */
  text: string
}

/** "5 cheapest" are only the first five; "under $12" is a year's rent by its size. */
export function asidesOf(book: Book, text: string, parsed: ParsedQuery): Aside[] {
  const read = (words: string) =>
    parseQuery(words, vocabularyOf(book)).criteria.map(({ criterion }) => criterion)
  const ofLease = wordsOfLease(text, parsed)
  const assumed = parsed.criteria.flatMap(({ criterion }, i): Aside[] => {
    const words = wordsOf(text, parsed, i)
    const drive = assumedMiles(words, criterion)
    if (drive !== null) return [asMiles(text, parsed, i, drive)]
    const power = assumedPower(words, criterion)
    if (power !== null) return [asPower(text, parsed, i, power)]
    if (criterion.kind === 'party') return inOtherRoles(book, text, parsed, i, criterion)
    const rent = criterion.kind === 'range' ? assumedPeriod(words, criterion, read, ofLease) : null
    if (rent === null || criterion.kind !== 'range') return []
    const { period, otherwise } = rent
    return [
      {
        kind: 'period',
        label: 'Assumed',
        value: `${boundFigureOf(criterion.field).short.toLowerCase()} per ${period}`,
        verb: `Read it per ${period === 'year' ? 'month' : 'year'}`,
        text: replaceCriterion(text, parsed, i, otherwise),
      },
    ]
  })
  if (parsed.limit === undefined) return assumed
  const limit: Aside = {
    kind: 'limit',
    label: 'Only',
    value: limitWords(parsed.limit, parsed.isNearest === true ? 'nearest' : 'first'),
    verb: 'Show all',
    text: removeLimit(text, parsed),
  }
  return [...assumed, limit]
}

/** Minutes of a drive are no miles: a press asks for the miles themselves. */
function asMiles(
  text: string,
  parsed: ParsedQuery,
  index: number,
  { minutes, miles }: { minutes: number; miles: number },
): Aside {
  const criterion = parsed.criteria[index]?.criterion
  const inMiles = criterion === undefined ? '' : phraseOf(criterion)
  return {
    kind: 'miles',
    label: 'Assumed',
    value: `${minutes} min as ${formatMiles(miles)} in a straight line`,
    verb: `Ask for ${formatMiles(miles)}`,
    text: replaceCriterion(text, parsed, index, inMiles),
  }
}

/** A press asks for the name in that role. */
function inOtherRoles(
  book: Book,
  text: string,
  parsed: ParsedQuery,
  index: number,
  criterion: Extract<Criterion, { kind: 'party' }>,
): Aside[] {
  return otherRoles(wordsOf(text, parsed, index), criterion, vocabularyOf(book)).map((field) => {
    const role = fieldOf(field).label.toLowerCase()
    return {
      kind: 'role',
      label: 'Also',
      value: role,
      verb: `Ask for ${criterion.text} as the ${role}`,
      text: replaceCriterion(text, parsed, index, phraseOf({ ...criterion, field })),
    }
  })
}

/** No field says how much power there is: a press searches for the words themselves. */
function asPower(
  text: string,
  parsed: ParsedQuery,
  index: number,
  { figure, as }: { figure: string; as: string },
): Aside {
  return {
    kind: 'power',
    label: 'Assumed',
    value: `${figure} as ${as}`,
    verb: `Search for the words “${figure}”`,
    text: replaceCriterion(text, parsed, index, `"${figure}"`),
  }
}

/** "the first 5", "the nearest". */
function limitWords(limit: number, which: string): string {
  return limit === 1 ? `the ${which}` : `the ${which} ${formatCount(limit)}`
}
