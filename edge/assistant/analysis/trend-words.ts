import { mayBeChance } from '../../../sync/adjustments/suggest.ts'
import type { Worked, WorkedGroup } from '../../../sync/assistant/analysis/analyze.ts'
import type { Ask, Time } from '../../../sync/assistant/analysis/ask.ts'
import { DAY_MS, type Day, daysOf } from '../../../sync/domain/dates/days.ts'
import { FEW_ROWS } from '../../../sync/domain/few-rows.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { fixed, signedPercent } from '../../../sync/domain/format-decimals.ts'
import type { RentTrend } from '../../../sync/trends/rent-trend.ts'
import { slotsRentTrend } from '../../../sync/trends/slots-trend.ts'
import type { AnalysisContext } from '../tools/tool-context.ts'
import { askedFigureName, measureName } from './asked-figure-words.ts'
import { needsRows } from './beware.ts'
import { smallGroupsWords } from './small-groups-words.ts'
import { workedLink } from './worked-words.ts'

type Trend = Pick<Extract<Ask, { kind: 'trend' }>, 'figure' | 'of' | 'by'>

const SPANS = {
  signedMonth: 'month',
  signedQuarter: 'quarter',
  signedYear: 'year',
} as const satisfies Record<Time, string>

/**
 * Which way a figure went: the line through all rents first, then its ends. A middle of few rows is no end, and a
 * stretch of time that is not over is none either: what it adds up to is a part.
 */
export function trendWords(
  context: AnalysisContext,
  ask: Trend,
  { slots }: Pick<Worked, 'slots'>,
  groups: readonly WorkedGroup[],
): { said: string; beware: string[] } {
  const { figure, of, by } = ask
  const link = (group: WorkedGroup) =>
    `${workedLink(context, group, figure, of)} in ${nameOf(context, group)}`
  const small = smallGroupsWords(ask, groups)
  const [only] = groups
  if (only !== undefined && groups.length === 1)
    return {
      said: `Only ${nameOf(context, only)} has any: ${workedLink(context, only, figure, of)}.`,
      beware: small,
    }
  const over = groups.filter(({ key }) => isOver(key, context.today))
  const leans = needsRows(ask)
  const solid = leans ? over.filter(({ n }) => n >= FEW_ROWS) : over
  const line = figure === 'rentPerSf' ? slotsRentTrend(context.book, slots).slope : null
  const led = line === null ? [] : [lineWords(line, `${formatCount(groups.length)} ${SPANS[by]}s`)]
  const name = figure === null ? 'number of properties' : measureName(figure, of)
  const [from, to] = [solid[0], solid.at(-1)]
  if (from === undefined || to === undefined || from === to) {
    const few = `Fewer than two ${SPANS[by]}s that are over have ${leans ? `${FEW_ROWS} or more` : 'any'}, too few to say which way the ${figure === null ? 'number' : askedFigureName(figure)} went.`
    return { said: [...led, ...(led.length > 0 ? [] : [few])].join(' '), beware: small }
  }
  const pace = line === null ? paceWords(from, to) : ''
  const ends = `The ${name} went from ${link(from)} to ${link(to)}${changeWords(from, to)}${pace}.`
  return {
    said: [...led, ends].join(' '),
    beware: [...notOverWords(groups.filter((one) => !over.includes(one))), ...small],
  }
}

function nameOf({ findings }: AnalysisContext, { label, rows }: WorkedGroup): string {
  return findings.figure(label, '', rows)
}

function isOver(key: string, today: Day): boolean {
  const days = daysOf(key)
  return days !== null && days.last < today
}

function notOverWords(groups: readonly WorkedGroup[]): string[] {
  if (groups.length === 0) return []
  const [are, they] = groups.length === 1 ? ['is', 'it is'] : ['are', 'they are']
  return [`${groups.map(({ label }) => label).join(', ')} ${are} not over, so ${they} not compared.`]
}

/** Percent a year that nobody would call a way. */
const FLAT = 0.5

/** "Rents are flat: the trend line through all of them is +0.1% a year over 32 quarters." */
function lineWords(slope: NonNullable<RentTrend['slope']>, span: string): string {
  const { percent, spread } = slope
  const line = `the trend line through all of them is ${signedPercent(percent)} a year`
  if (Math.abs(percent) < FLAT) return `Rents are flat: ${line} over ${span}.`
  // So near to level, the line may as well go the other way.
  if (mayBeChance(slope))
    return `Rents go neither clearly up nor down: ${line}, ±${fixed(spread, 1)}, over ${span}.`
  return `Rents are ${percent > 0 ? 'up' : 'down'}: ${line} over ${span}.`
}

/** Of a handful a share says nothing. */
function changeWords(from: WorkedGroup, to: WorkedGroup): string {
  if (!from.value || to.value === null || from.n < FEW_ROWS || to.n < FEW_ROWS) return ''
  const percent = Math.round(((to.value - from.value) / from.value) * 100)
  if (percent === 0) return ', about the same'
  return `, ${percent > 0 ? 'up' : 'down'} ${Math.abs(percent)}%`
}

/** `, +4.4% a year`: what lies between its ends, where enough rows stand behind both. */
function paceWords(from: WorkedGroup, to: WorkedGroup): string {
  if (!from.value || !to.value || from.value < 0 || to.value < 0 || from.n < FEW_ROWS || to.n < FEW_ROWS)
    return ''
  const years = yearsBetween(from.key, to.key)
  return years > 1 ? `, ${signedPercent(((to.value / from.value) ** (1 / years) - 1) * 100)} a year` : ''
}

/** Between the beginnings of two stretches of days. */
function yearsBetween(from: string, to: string): number {
  const [first, last] = [daysOf(from)?.first, daysOf(to)?.first]
  if (first === undefined || last === undefined) return 0
  return (Date.parse(last) - Date.parse(first)) / (DAY_MS * DAYS_A_YEAR)
}

const DAYS_A_YEAR = 365.25
