import { cleanText } from '../cells/plain-text.ts'
import { lineOf, runsOf } from '../cells/row-cells.ts'
import type { Merge, SheetRow } from '../file/sheet.ts'
import type { ColumnRole } from '../model/column-role.ts'
import { headerWords } from './header-words.ts'
import { isUnit, knownHeader } from './known-header.ts'
import type { Fit, HeaderMatch } from './match-header.ts'

/**
 * The headers that several rows give together, one text a column. A label above several columns belongs to all of
 * them; it is left out where the text below it says the same by itself.
 */
export function joinHeader(rows: readonly SheetRow[], merges: readonly Merge[]): string[] {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const texts = rows.map((row, i) =>
    i < rows.length - 1 ? spread(row, rows[i + 1], merges) : row.cells.map(lineOf),
  )
  return Array.from({ length: width }, (_, column) =>
    wording(texts.map((row) => row[column] ?? '').filter((text) => text !== '')),
  )
}

/** `Lease information` over `Size`: what a group is of, and more words. */
const SAYS_NOTHING = /\s+(?:information|info\.?|data|details?|facts|characteristics|description|summary)$/i

/**
 * The upper row of a header, with its labels repeated in all columns they are for: the columns a cell is merged over,
 * else those beside it.
 */
function spread(row: SheetRow, below: SheetRow | undefined, merges: readonly Merge[]): string[] {
  const texts = row.cells.map((cell) => lineOf(cell).replace(SAYS_NOTHING, ''))
  const own = merges.filter(
    ({ firstRow, lastRow }) => firstRow === row.rowNumber && lastRow === row.rowNumber,
  )
  for (const { firstColumn, lastColumn } of own) {
    for (let column = firstColumn + 1; column <= lastColumn; column++)
      texts[column] = texts[firstColumn] ?? ''
  }
  if (own.length > 0 || !below) return Array.from(texts, (text) => text ?? '')
  const spread = Array.from(texts, (text) => text ?? '')
  // Who writes `Sale` over each of two columns writes nothing for the next ones.
  const isEachWritten = texts.some((text, i) => text !== '' && text === texts[i - 1])
  for (const { from, to } of runsOf([below])) {
    const isTitled =
      spread[from] !== '' && spread.slice(from, to + 1).filter((text) => text !== '').length === 1
    // One label over all columns of a table is its title.
    for (let column = from; column <= to; column++) {
      if (isTitled && to > from) spread[column] = ''
      else if (column > from && (!isEachWritten || isOfGroup(spread[column - 1] ?? '')))
        spread[column] ||= spread[column - 1] ?? ''
    }
  }
  return spread
}

/** A label that says that several columns are no facts of the deal. */
function isOfGroup(label: string): boolean {
  return isOfAnotherTime(label) || /\badj(?:ustments?\b|\.)/i.test(label)
}

const FITS: readonly Fit[] = ['exact', 'filled', 'part']

/** The lower, the better. A header that can mean something else as well is no better known than by its parts. */
function rankOf(match: HeaderMatch | null): number {
  if (match === null) return FITS.length
  return match.isLoose ? FITS.indexOf('part') : FITS.indexOf(match.fit)
}

/** `Share of` over `Park`: what stands below is no header by itself. */
const GOES_ON = /(?:\b(?:of|per|to|for|in|at|by|from|and|or)|[/&+–-])$/i

/** The wording of a column's texts, from the top, that is best known: all of them, or only the lower ones. */
function wording(texts: readonly string[]): string {
  const wordings: string[] = []
  for (let from = texts.length - 1; from >= 0; from--) {
    if (from > 0 && GOES_ON.test(texts[from - 1] ?? '')) continue
    if (from > 0 && isUnit(texts[from] ?? '')) continue
    wordings.push(cleanText(texts.slice(from).join(' ')))
  }
  const [first = ''] = wordings
  const above = texts.slice(0, -1).join(' ')
  const isOther = isOfAdjustments(above)
    ? knownHeader(first) !== null
    : isOfAnotherTime(above) && isOfTheDeal(first)
  if (isOther) return wordings.at(-1) ?? ''
  const best = wordings.reduce(
    (best, next) =>
      (isBetter(knownHeader(next), knownHeader(best)) && !isOtherDate(next, best)) || saysUnit(next, best)
        ? next
        : best,
    first,
  )
  return knownHeader(best) ? best : (wordings.at(-1) ?? '')
}

const OTHER_TIMES: ReadonlySet<string> = new Set(
  'next future upcoming prior previous former option renewal proposed projected prospective budget budgeted proforma'
    .split(' ')
    .flatMap(headerWords),
)
/** What is agreed anew with each deal. */
const OF_THE_DEAL: ReadonlySet<ColumnRole> = new Set([
  'rentPerSf',
  'askingRent',
  'effectiveRent',
  'opexPerSf',
  'commencement',
  'expiration',
  'dateSigned',
  'leaseTerm',
  'freeRentMonths',
  'tiPerSf',
  'rentEscalationPct',
  'rentSteps',
  'tenant',
  'salePrice',
  'salePricePerSf',
  'saleDate',
])

/** Whether a label says that what stands below it is not of the deal itself: `Next Increase`, `Renewal Option`. */
export function isOfAnotherTime(label: string): boolean {
  return headerWords(label).some((word) => OTHER_TIMES.has(word))
}

const ADJUSTED: ReadonlySet<string> = new Set(['adjusted', 'adjustment'])

/** Whether a label says that what stands below it compares comps, and is no fact of one: `Adjustments`, `Adj.` */
export function isOfAdjustments(label: string): boolean {
  return headerWords(label).some((word) => ADJUSTED.has(word))
}

function isOfTheDeal(text: string): boolean {
  const match = knownHeader(text)
  return match !== null && OF_THE_DEAL.has(match.role)
}

const LEASE_DATES: ReadonlySet<ColumnRole> = new Set([
  'commencement',
  'expiration',
  'dateSigned',
  'leaseTerm',
])

/** `From` and `To` below `Lease Term` stay what they are. */
function isOtherDate(next: string, best: string): boolean {
  const [above, own] = [knownHeader(next)?.role, knownHeader(best)?.role]
  const isEnd = own === 'commencement' || own === 'expiration'
  return isEnd && above !== own && above !== undefined && LEASE_DATES.has(above)
}

/** `Monthly` over `Rent`: the same column, in its unit. */
function saysUnit(next: string, best: string): boolean {
  const isSame = knownHeader(next)?.role === knownHeader(best)?.role
  return isSame && next.endsWith(best) && isUnit(next.slice(0, -best.length))
}

/** Of two that fit equally well the longer one says more. */
function isBetter(next: HeaderMatch | null, best: HeaderMatch | null): boolean {
  return next !== null && rankOf(next) <= rankOf(best)
}
