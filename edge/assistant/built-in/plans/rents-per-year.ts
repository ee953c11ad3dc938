import { workOut } from '../../../../sync/assistant/analysis/analyze.ts'
import type { Ask, AskedFigure } from '../../../../sync/assistant/analysis/ask.ts'
import type { RowSet } from '../../../../sync/assistant/row-set.ts'
import { formatRent, RENT_UNITS } from '../../../../sync/domain/format.ts'
import { isOrAre, measureName } from '../../analysis/asked-figure-words.ts'
import type { BookToday } from '../../tools/tool-context.ts'
import type { Plan } from '../plan.ts'
import { planAgain } from './plan-again.ts'

const YEARLY =
  '(?:annual(?:ly|ized)?|yearly|per (?:year|yr|annum)|a year|\\/ ?(?:yr|year)|\\$?\\/?(?:psf|sf|per sf)[ \\/]+(?:per )?(?:yr|year))'
const PER_YEAR = new RegExp(
  `^(?:(?:ok|okay|and|now|so|but|then|please|can (?:you|i|we)|could (?:you|i|we)|what(?:['’]s| is| are))[, ]+)*(?:(?:show|give|tell|make|put|convert|do|quote|see|get|have|say|express)(?: (?:me|us))? )?(?:(?:it|that|this|them|those|these|the (?:rents?|same|numbers?|figures?)|rents?) )?(?:(?:as|in|on|to|into) )?(?:an? )?${YEARLY}(?: (?:terms|basis|rents?|numbers?|figures?|rates?|dollars|instead|please|again|too|psf))*[.?!]*$`,
  'i',
)

/** Figures that answers tell per month. */
const MONTHLY: readonly (AskedFigure | null)[] = ['rentPerSf', 'askingRent', 'netEffectiveRent', 'opexPerSf']

/** Whether a follow-up asks for the rents of a year. */
export function asksPerYear(text: string): boolean {
  return PER_YEAR.test(text)
}

/** "in annual please" after a rent: the same again, with what it is in a year. Null where no such figure was told. */
export function planPerYear(
  at: BookToday,
  text: string,
  known: RowSet | null,
  last: Ask | null,
): Plan | null {
  if (known === null || !asksPerYear(text)) return null
  if (last === null) return planAgain(known, null, OF_RENTS)
  if (!('figure' in last)) return null
  // "make it yearly" of a line over time is by year.
  if (last.kind === 'trend' || !MONTHLY.includes(last.figure)) return null
  return planAgain(known, last, yearWords(at, known, last))
}

function yearWords({ book }: BookToday, known: RowSet, ask: Ask): string {
  if (ask.kind !== 'statistic' || ask.figure === null) return TIMES_TWELVE
  const { value } = workOut(book, known, ask.figure, ask.of)
  if (value === null) return TIMES_TWELVE
  const name = measureName(ask.figure, ask.of)
  return `Answers tell this per month. Per year the ${name} ${isOrAre(ask.figure)} ${formatRent(value, 'year')}${RENT_UNITS.year}.`
}

const OF_RENTS = 'Answers tell rents per month. Per year each is 12 times as much.'
const TIMES_TWELVE = 'Answers tell this per month. Per year each is 12 times as much.'
