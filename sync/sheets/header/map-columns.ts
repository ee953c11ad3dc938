import { columnValues } from '../cells/column-values.ts'
import { cleanText, excerpt } from '../cells/plain-text.ts'
import { MOST_COLUMNS } from '../file/sheet.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole, MappedColumn } from '../model/column-role.ts'
import type { ColumnDecision } from '../model/import-decisions.ts'
import type { UnusedColumn } from '../model/workbook-event.ts'
import { withoutAverages } from './averages-of-rents.ts'
import { type Candidate, chooseBest, type Leave } from './choose-best.ts'
import { datesSideBySide } from './dates-side-by-side.ts'
import { expensesBesideRent } from './expenses-beside-rent.ts'
import { asFirms, firmOfBrokers } from './firms-of-brokers.ts'
import { arePricesPerSf, contradictsValues, fitsValues } from './fits-values.ts'
import { headerWords } from './header-words.ts'
import { isOfAdjustments } from './join-header.ts'
import { knownHeader } from './known-header.ts'
import { besideRent, notKnown } from './later-years.ts'
import { type HeaderMatch, matchesOf, matchHeader } from './match-header.ts'
import { withoutParts } from './parts-of-expenses.ts'
import { canNumberRows, numbersRows } from './row-numbers.ts'
import { settleRoles, withTenantNames } from './settle-roles.ts'
import { areSigned } from './signed-values.ts'
import { spacesBesideBuildings, withoutPartsOfSpaces } from './spaces-beside-buildings.ts'
import { takenBesideAsked } from './taken-beside-asked.ts'
import { withoutNetRents, withoutTotals } from './totals-of-rents.ts'
import { understoodWords } from './understood-words.ts'

export interface ColumnMap {
  /** The cells of the header, as they stand. */
  readonly cells: readonly string[]
  readonly header: readonly string[]
  readonly columns: readonly MappedColumn[]
  /** Of columns that are not used those that say the same as one that is. */
  readonly weaker: readonly MappedColumn[]
  readonly unused: readonly UnusedColumn[]
}

/**
 * Decides what each column of a sheet is used for, and says why the others are not used. A header can stand for
 * several roles: the first one that fits the column's values counts, where values are given. If none fits, a plain
 * header keeps its role, and a header of shortened words does not. A decision of a person comes before all of that,
 * and before other columns.
 */
export function mapColumns(
  cells: readonly string[],
  below: readonly (readonly Cell[])[] = [],
  decided: DecidedColumns = NOT_DECIDED,
): ColumnMap {
  const rows = rowsOfSeveral(below)
  const header = cells.map((cell, i) => cleanText(cell).replace(/\s+/g, ' ') || `column_${i + 1}`)
  const duplicates = duplicatesIn(cells, header)
  const dates = datesSideBySide(cells, rows)
  const unused: UnusedColumn[] = []
  const leave: Leave = (index, reason, sentence) =>
    unused.push({ index, header: header[index] ?? '', reason, sentence })
  const isAddressed = cells.some((cell) => knownHeader(cell)?.role === 'address')
  const candidates: Candidate[] = []
  const rates: MappedColumn[] = []
  for (const [index, name] of header.entries()) {
    const use = decided.get(index)
    const twin = duplicates.get(index)
    const dateRole = dates.get(index)
    const words = understoodWords(cells[index] ?? '')
    const flagged = flaggedRole(words)
    const matches = flagged ? [] : matchesOf(words)
    const isPlain = words.join() === headerWords(cells[index] ?? '').join()
    const match =
      firmOfBrokers(words, index, candidates.at(-1), rows) ??
      takenBesideAsked(words, index, cells, rows) ??
      asFirms(matchOf(matches, index, rows, isPlain), index, rows)
    const isExact = match?.fit === 'exact' && !match.isLoose
    const isOwnNumber = match !== null && canNumberRows(match.role, words, isAddressed)
    const column = { index, header: name, words, isExact, of: flagged }
    if (use && use.as !== 'field') leave(index, use.as, decidedSentence(use.as, name))
    else if (use) candidates.push({ ...column, isExact: true, of: null, ...decidedRole(use.role, index) })
    else if (dateRole) {
      const match: HeaderMatch = { role: dateRole, fit: 'part', preference: 0, isLoose: false }
      candidates.push({ ...column, role: dateRole, match })
    } else if (words.length === 0) leave(index, 'blank-header', `${name} has no header.`)
    else if (twin !== undefined && (match || flagged)) {
      leave(
        index,
        'duplicate-header',
        `“${excerpt(name)}” is the header of columns ${index + 1} and ${twin + 1}; neither is used.`,
      )
    } else if (isOwnNumber && numbersRows(rows.map((row) => row[index] ?? null))) {
      leave(index, 'unclear', `“${excerpt(name)}” only numbers the rows.`)
    } else if (match && areSigned(match.role, rows, index)) {
      leave(index, 'unclear', holdsAdjustments(name))
    } else if (flagged) candidates.push({ ...column, role: 'unknownFlag', match: FLAG })
    else if (isBareRate(words)) rates.push({ ...column, role: rateRole(rows, index) })
    else if (match) candidates.push({ ...column, role: match.role, match })
    else if (matches.length > 0)
      leave(index, 'unclear', `“${excerpt(name)}” holds other values than columns that are called so.`)
    else if (isOfAdjustments(name)) leave(index, 'unclear', holdsAdjustments(name))
    else leave(index, 'unknown-header', notKnown(name))
  }
  candidates.push(...claimRates(rates, candidates, leave))
  const apart = expensesBesideRent(besideRent(candidates, rows, leave), rows)
  const whole = withoutParts(withoutAverages(apart, leave), cells, leave)
  const rents = withoutNetRents(withoutTotals(whole, rows, leave), rows, leave)
  const sized = withoutPartsOfSpaces(spacesBesideBuildings(rents, rows), rows, leave)
  const chosen = chooseBest(withTenantNames(sized), rows, leave)
  const columns = settleRoles(chosen.columns, rows, (index) => decided.get(index)?.as === 'field')
  const { weaker } = chosen
  return { cells, header, columns, weaker, unused: unused.sort((a, b) => a.index - b.index) }
}

function holdsAdjustments(name: string): string {
  return `“${excerpt(name)}” holds adjustments.`
}

/** Those with more than a title in them, where there are any: a title says nothing of its column. */
function rowsOfSeveral(below: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const rows = below.filter((row) => row.filter((cell) => cell !== null && cell !== '').length > 1)
  return rows.length > 0 ? rows : below
}

/** A column of which the parts stand behind the table's. `isWhole`: all that it says stands in them. */
export interface PartedColumn {
  readonly as: 'parted'
  readonly isWhole: boolean
}

/** What people decided of columns, by index; and of which the parts stand behind them. */
export type DecidedColumns = ReadonlyMap<number, ColumnDecision | PartedColumn>
const NOT_DECIDED: DecidedColumns = new Map()

function decidedSentence(as: 'custom' | 'ignored' | 'parted', name: string): string {
  if (as === 'parted') return `“${excerpt(name)}” is read in its parts.`
  const what = as === 'custom' ? 'kept as a custom field' : 'ignored'
  return `“${excerpt(name)}” is ${what}, as decided.`
}

/** Of several that are decided to be the same the first counts. */
function decidedRole(name: string, index: number): Pick<Candidate, 'role' | 'match'> {
  const role = name as ColumnRole
  return { role, match: { role, fit: 'exact', preference: index - MOST_COLUMNS, isLoose: false } }
}

function matchOf(
  matches: readonly HeaderMatch[],
  index: number,
  below: readonly (readonly Cell[])[],
  isPlain: boolean,
): HeaderMatch | null {
  if (matches.length === 0 || below.length === 0) return matches[0] ?? null
  const values = columnValues(below.map((row) => row[index] ?? null))
  const fitting = matches.find((match) => fitsValues(match, values))
  // `Broker/Phone` is of the brokers or of their telephones: only values tell.
  const stands =
    isPlain &&
    matches.find(
      ({ role, fit, isLoose }) =>
        fit !== 'part' && !isLoose && role !== 'brokerPhone' && !contradictsValues(role, values),
    )
  return fitting ?? (stands || null)
}

const FLAG: HeaderMatch = { role: 'unknownFlag', fit: 'exact', preference: 0, isLoose: false }

/** The other column of the same header, by index. */
function duplicatesIn(cells: readonly string[], header: readonly string[]): ReadonlyMap<number, number> {
  const first = new Map<string, number>()
  const twins = new Map<number, number>()
  for (const [i, name] of header.entries()) {
    if (!cells[i]?.trim()) continue
    const key = name.toLowerCase()
    const twin = first.get(key)
    if (twin === undefined) first.set(key, i)
    else {
      twins.set(i, twin)
      if (!twins.has(twin)) twins.set(twin, i)
    }
  }
  return twins
}

/** `year_built_unknown` says of each row whether its year built is a stand-in. */
function flaggedRole(words: readonly string[]): ColumnRole | null {
  if (words.length < 2) return null
  const isFlag = words.at(-1) === 'unknown' || words[0] === 'unknown'
  const rest = words.filter((word) => word !== 'unknown' && word !== 'is')
  return isFlag ? (matchHeader(rest)?.role ?? null) : null
}

function isBareRate(words: readonly string[]): boolean {
  return /^(?:dollar )?per sf$/.test(words.join(' '))
}

function rateRole(rows: readonly (readonly Cell[])[], index: number): ColumnRole {
  return arePricesPerSf(columnValues(rows.map((row) => row[index] ?? null))) ? 'salePricePerSf' : 'rentPerSf'
}

const SALE_ROLES: ReadonlySet<ColumnRole> = new Set(['salePrice', 'saleDate', 'capRate', 'buyer', 'seller'])
const LEASE_ROLES: ReadonlySet<ColumnRole> = new Set([
  'leaseType',
  'commencement',
  'expiration',
  'leaseTerm',
  'rentEscalationPct',
  'rentSteps',
  'freeRentMonths',
  'opexPerSf',
  'rentBasis',
])

/**
 * A bare `$/SF` is a rent in a sheet of leases and a price in a sheet of sales. In a sheet with both it is ambiguous.
 */
function claimRates(rates: readonly MappedColumn[], others: readonly Candidate[], leave: Leave): Candidate[] {
  const has = (roles: ReadonlySet<ColumnRole>) => others.some(({ role }) => roles.has(role))
  const hasRent = others.some(({ role }) => role === 'rentPerSf')
  const isSale = has(SALE_ROLES)
  const isLease = has(LEASE_ROLES) && !hasRent
  return rates.flatMap((rate): Candidate[] => {
    const isPrice = rate.role === 'salePricePerSf'
    if (isSale && isLease) {
      leave(rate.index, 'unclear', `“${excerpt(rate.header)}” could be a rent or a price.`)
      return []
    }
    // Beside a rent, and nothing of a sale, it is the rent once more.
    const isRent = !isPrice && !isSale && (!hasRent || has(LEASE_ROLES))
    const role = isRent ? 'rentPerSf' : 'salePricePerSf'
    return [
      { ...rate, role, match: { role, fit: 'part', preference: Number.MAX_SAFE_INTEGER, isLoose: false } },
    ]
  })
}
