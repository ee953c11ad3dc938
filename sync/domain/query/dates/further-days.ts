import type { Criterion } from '../../criteria/criterion.ts'
import { type DaysAsked, daysAsked, daysBeside, daysOfBoth, stretchesOf } from '../../criteria/days-asked.ts'
import type { Span } from '../../criteria/parsed-query.ts'
import { units } from '../amounts/units.ts'
import { nouns } from '../fields/nouns.ts'
import type { When } from '../quantities/years-of-deals.ts'
import { dated, datedByYear } from '../vocabulary/date-terms.ts'
import { type Reading, spanOf } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { daysOfEvent } from './days-of-event.ts'
import { isOfBuilding } from './other-day.ts'

interface Phrase {
  criterion: Criterion
  spans: readonly Span[]
}

/** "expiring in 2027 or 2029": further days that will do. "2027 to 2029, not 2028": days among them that will not. */
export function furtherDays<T extends Phrase>(
  reading: Reading,
  phrases: readonly T[],
  at: number,
): { phrases: T[]; end: number } | null {
  const index = phrases.findLastIndex(({ criterion }) => criterion.kind === 'date')
  const [known, asked] = [phrases[index], phrases[index]?.criterion]
  if (known === undefined || asked?.kind !== 'date') return null
  const isBeside = reading.tokens[at - 1]?.end === known.spans.at(-1)?.end
  const said = withoutDays(reading, asked, at) ?? (isBeside ? withOthers(reading, asked, at) : null)
  if (said === null) return null
  const { criterion, end } = said
  const changed = { ...known, criterion, spans: [...known.spans, spanOf(reading, at, end)] }
  return { phrases: phrases.with(index, changed), end }
}

interface Said {
  criterion: DaysAsked
  end: number
}

/** ", not 2028", "except the second quarter of 2026" */
function withoutDays(reading: Reading, asked: DaysAsked, at: number): Said | null {
  const but = exceptions.longest(reading.tokens, at)
  const when = but === null ? null : daysAt(reading, but.end, asked)
  const others = when === null || isOpen(when) ? null : daysBeside(asked.field, when)
  const criterion = others === null ? null : daysOfBoth(asked, others)
  if (when === null || others === null || criterion === null) return null
  const isAmong = daysOfBoth(asked, daysAsked(asked.field, [when])) !== null
  return isAmong ? { criterion, end: when.end } : null
}

const exceptions = phraseTable([
  [
    true,
    'not|but not|just not|and not|except|except for|but except|excluding|other than|minus|skip|skipping|leave out|leaving out|without|aside from|apart from',
  ],
])

/** "2025, 2027 or 2029": what follows a comma is of the list where "or" or "and" follows it, or a neighbor, "2027, 2029 or 2030". */
function withOthers(reading: Reading, asked: DaysAsked, at: number): Said | null {
  const { tokens } = reading
  let [listed, said]: [When[], Said | null] = [[], null]
  for (let start = at; ; ) {
    const joint = jointAt(tokens, start)
    const when = joint === null ? null : daysAt(reading, joint.end, asked)
    if (joint === null || when === null || (isOpen(when) && joint.word !== 'or')) return said
    listed = [...listed, when]
    start = when.end
    const criterion = daysAsked(asked.field, [when, ...stretchesOf(asked), ...listed])
    const isJoined =
      joint.word !== null || tokens.slice(joint.end, start).some(({ text }) => /^(?:or|and|&)$/.test(text))
    if (isJoined) said = { criterion, end: start }
  }
}

function jointAt(tokens: readonly Token[], at: number): { word: 'or' | 'and' | null; end: number } | null {
  const isComma = tokens[at]?.text === ','
  const word = tokens[isComma ? at + 1 : at]?.text ?? ''
  const end = isComma ? at + 2 : at + 1
  if (word === 'or') return { word, end }
  if (/^(?:and|&|plus)$/.test(word)) return { word: 'and', end }
  return isComma ? { word: null, end: at + 1 } : null
}

/** Days that are of nothing else: no size such as "2,000 sf", and no year of a building or of other deals. */
function daysAt(reading: Reading, at: number, { field }: DaysAsked): When | null {
  const { tokens } = reading
  const when = daysOfEvent(reading, at, { field, isLoose: true })
  if (when === null || isOfBuilding(tokens, when.end)) return null
  const isOfOther = [units, nouns, dated, datedByYear].some(
    (table) => table.longest(tokens, when.end) !== null,
  )
  return isOfOther ? null : when
}

function isOpen({ from, to }: When): boolean {
  return from === null || to === null
}
