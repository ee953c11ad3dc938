import { type Worked, workOutGroups } from '../../../sync/assistant/analysis/analyze.ts'
import type { AskedFigure, Grouping, Measure } from '../../../sync/assistant/analysis/ask.ts'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import { wordReader } from '../../../sync/book/word-reader.ts'
import { FEW_ROWS } from '../../../sync/domain/few-rows.ts'
import { formatCount, NO_LEASE_TYPE } from '../../../sync/domain/format.ts'
import { assumedSentences } from '../tools/assumed-sentence.ts'
import { ofLease } from '../tools/statistics.ts'
import type { ToolContext } from '../tools/tool-context.ts'
import { askedFigureName, GROUPING_NAMES } from './asked-figure-words.ts'
import { workedLink } from './worked-words.ts'

/** What few rows make little of; a sum or a lowest figure is what it is. */
const LEANS: readonly Measure[] = ['median', 'mean', 'weighted']

/** Whether a figure is one that only enough rows can carry. */
export function needsRows({ figure, of }: { figure: AskedFigure | null; of: Measure }): boolean {
  return figure !== null && LEANS.includes(of)
}

/** What to know before a figure is leaned on: few rows, rows that lack it, lease types that differ. */
export function bewareOf(
  { book, findings }: Pick<ToolContext, 'book' | 'findings'>,
  { n, lacking, unweighed, rows, slots }: Worked,
  figure: AskedFigure | null,
  of: Measure,
  by: Grouping | null = null,
): string[] {
  const name = figure === null ? '' : askedFigureName(figure)
  const isRent = figure === 'rentPerSf' || figure === 'askingRent' || figure === 'netEffectiveRent'
  return [
    ...(n > 0 && n < FEW_ROWS && needsRows({ figure, of }) ? [`It rests on ${formatCount(n)} only.`] : []),
    ...(lacking > 0
      ? [
          `${formatCount(lacking)} more ${lacking === 1 ? 'does' : 'do'} not state ${figure === 'netEffectiveRent' ? `what the ${name} is worked out from` : `the ${name}`} and ${lacking === 1 ? 'is' : 'are'} not counted.`,
        ]
      : []),
    ...(of === 'weighted' && unweighed > 0
      ? [
          `${formatCount(unweighed)} ${unweighed === 1 ? 'states' : 'state'} no size to weigh by and ${unweighed === 1 ? 'is' : 'are'} left out.`,
        ]
      : []),
    ...(isRent && needsRows({ figure, of }) && by !== 'leaseType'
      ? mixed({ book, findings }, rows, figure, of)
      : []),
    ...(of === 'sum' && OF_A_BUILDING.has(figure) ? countedAgain(book, slots) : []),
    ...(figure === 'netEffectiveRent' ? assumedSentences(book) : []),
    ...(figure === 'netEffectiveRent' && book.base.assumed?.terms.discountPercent === undefined
      ? ['Nothing is discounted.']
      : []),
  ]
}

/** How many of the rows a figure rests on are in none of its groups. */
export function ungroupedWords(ungrouped: number, by: Grouping): string[] {
  return ungrouped === 0
    ? []
    : [
        `${formatCount(ungrouped)} of them ${ungrouped === 1 ? 'does' : 'do'} not say the ${GROUPING_NAMES[by].toLowerCase()}.`,
      ]
}

/** Figures of a building, which each deal in it states again. */
const OF_A_BUILDING: ReadonlySet<AskedFigure | null> = new Set(['squareFootage', 'landSizeAcres'])

function countedAgain(book: ToolContext['book'], slots: Uint32Array): string[] {
  const [addressAt, cityAt] = [wordReader(book, 'address'), wordReader(book, 'city')]
  const known = new Set<string>()
  let again = 0
  for (const slot of slots) {
    const address = addressAt(slot)
    if (address === null) continue
    const place = `${address}, ${cityAt(slot)}`.toLowerCase()
    if (known.has(place)) again++
    else known.add(place)
  }
  return again === 0
    ? []
    : [
        `${formatCount(again)} ${again === 1 ? 'shares' : 'share'} an address with another, so a building is counted more than once.`,
      ]
}

/**
 * Rents of several lease types are not alike: the tenant pays the expenses in one and not in the other. What the most
 * of them come to alone stands beside it, where they are enough.
 */
function mixed(
  context: Pick<ToolContext, 'book' | 'findings'>,
  rows: RowSet,
  figure: AskedFigure,
  of: Measure,
): string[] {
  const { book, findings } = context
  const { groups, ungrouped } = workOutGroups(book, rows, null, 'count', 'leaseType')
  if (groups.length < 2) return []
  const counts = [...groups]
    .sort((a, b) => b.n - a.n)
    .map(
      ({ label, n, rows: own }) => `${findings.figure(formatCount(n), `${label} properties`, own)} ${label}`,
    )
  const [most] = workOutGroups(book, rows, figure, of, 'leaseType').groups.toSorted((a, b) => b.n - a.n)
  const alone =
    most === undefined || most.n < FEW_ROWS
      ? ''
      : `; ${most.label} alone come to ${workedLink(context, most, figure, of)}`
  const others = { ...rows, criteria: [...rows.criteria, ofLease(null)] }
  const count = findings.figure(formatCount(ungrouped), NO_LEASE_TYPE, others)
  const unsaid = ungrouped === 0 ? '' : `, and ${count} ${ungrouped === 1 ? 'does' : 'do'} not say`
  return [`Lease types are mixed: ${counts.join(', ')}${unsaid}${alone}.`]
}
