import { workOut } from '../../../sync/assistant/analysis/analyze.ts'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import { figureReader } from '../../../sync/book/figure-reader.ts'
import { wordReader } from '../../../sync/book/word-reader.ts'
import type { DateField, RangeField } from '../../../sync/domain/criteria/asked-fields.ts'
import { type Day, dateRank, daysOf } from '../../../sync/domain/dates/days.ts'
import { formatPartialDate } from '../../../sync/domain/dates/format-date.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { figureName, figureWords } from './found.ts'
import type { ToolContext } from './tool-context.ts'
import type { StatisticsOutput } from './tool-output.ts'

type Range = NonNullable<StatisticsOutput['ranges'][keyof StatisticsOutput['ranges']]>
type Source = Pick<ToolContext, 'book' | 'findings'>

/** From where to where the sizes, ages, terms and days of a set run; null of what none of its rows states. */
export function setRanges(source: Source, rows: RowSet, slots: Uint32Array): StatisticsOutput['ranges'] {
  return {
    size: figureRange(source, rows, 'squareFootage'),
    built: figureRange(source, rows, 'yearBuilt'),
    term: figureRange(source, rows, 'leaseTerm'),
    signed: dateRange(source, rows, slots, 'dateSigned'),
    expiring: dateRange(source, rows, slots, 'expiration'),
  }
}

function figureRange({ book, findings }: Source, rows: RowSet, figure: RangeField): Range | null {
  const figureAt = figureReader(book, figure)
  const least = workOut(book, rows, figure, 'min')
  if (least.value === null) return null
  const most = least.slots.reduce((high, slot) => Math.max(high, figureAt(slot)), least.value)
  const link = (value: number, end: string) =>
    findings.figure(figureWords(figure, value), `${end} ${figureName(figure)}`, least.rows)
  return {
    low: link(least.value, 'lowest'),
    high: link(most, 'highest'),
    isOne: least.value === most,
    stating:
      least.lacking === 0
        ? null
        : findings.figure(
            formatCount(least.n),
            `properties that state the ${figureName(figure)}`,
            least.rows,
          ),
  }
}

function dateRange(
  { book, findings }: Source,
  rows: RowSet,
  slots: Uint32Array,
  field: DateField,
): Range | null {
  const dayAt = wordReader(book, field)
  const dates = Array.from(slots, dayAt).filter((date) => date !== null && daysOf(date) !== null) as string[]
  dates.sort((a, b) => dateRank(a) - dateRank(b))
  const [first, last] = [dates.at(0), dates.at(-1)]
  if (first === undefined || last === undefined) return null
  // A year alone ends after a day of it.
  const to = dates.reduce((latest, date) => maxOf(latest, daysOf(date)?.last ?? ''), '')
  const from = daysOf(first)?.first ?? null
  const dated: RowSet = { ...rows, criteria: [...rows.criteria, { kind: 'date', field, from, to }] }
  const link = (date: string) => findings.figure(formatPartialDate(date, 'short'), '', dated)
  const stating = dates.length === slots.length ? null : findings.figure(formatCount(dates.length), '', dated)
  return { low: link(first), high: link(last), isOne: first === last, stating }
}

function maxOf(one: Day, other: Day): Day {
  return one > other ? one : other
}
