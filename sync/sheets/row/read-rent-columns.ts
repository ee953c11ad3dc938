import { isProvince } from '../../domain/place/state-code.ts'
import { currencyName, round, shown } from '../cells/amounts/amount.ts'
import { type CellReading, readFigure, refuse } from '../cells/cell-reading.ts'
import { headerRentUnit } from '../cells/column-units.ts'
import { excerpt } from '../cells/plain-text.ts'
import { readOpex } from '../cells/rent/read-opex.ts'
import { type RentReadings, readRent } from '../cells/rent/read-rent.ts'
import { readRentBasis } from '../cells/rent/read-rent-basis.ts'
import { orElse, type SheetRentUnit, UNSAID } from '../cells/rent/rent-unit.ts'
import { HIGHEST_ESCALATION } from '../fields/rent-escalation-pct.ts'
import type { MappedColumn } from '../model/column-role.ts'
import { offerLeaseType } from './offer-lease-type.ts'
import type { RowDraft } from './row-draft.ts'
import { priceUnderRent } from './sale-or-lease.ts'

/** What a row's sums of money are counted in and paid for. */
export interface RowMoney {
  /** The SF of the deal. */
  readonly squareFeet: number | null
  /** An ISO code; `null` is dollars. */
  readonly currency: string | null
  /** By how many dollars the rent rises a year, where its cell says it. */
  readonly step: number | null
  /** What a further column of rents says, read as one beside the main one. */
  rentIn(column: MappedColumn): CellReading<number>
}

/**
 * Reads the rent and the figures with it. The unit is that of the cell, else of the row's basis column, else of the
 * header.
 */
export function readRentColumns(row: RowDraft): RowMoney {
  const squareFeet = dealSquareFeet(row)
  const basis = inOwnMoney(row, rowBasis(row))
  const price = priceUnderRent(row)
  const column = price ? undefined : row.column('rentPerSf')
  const currency = basis.unit.currency ?? row.layout.rentUnit.currency
  const rent = column ? takeRent(row, column, basis, squareFeet) : null
  const opex = row.column('opexPerSf')
  if (opex) {
    const stated = orElse(headerRentUnit(opex), { ...UNSAID, currency })
    row.take(
      'opexPerSf',
      opex,
      readOpex(row.cell(opex), stated, row.layout.rentUnit.period ?? rent?.period ?? null, squareFeet),
    )
  }
  for (const other of row.columns('rentPerSf').filter((further) => further !== (price ?? column))) {
    const read = readOther(row, other, basis, squareFeet).rent
    if (column && rent && isOtherRent(rent.rent, read))
      row.take('rentPerSf', other, refuse('ambiguous', disagreeing(column, rent.rent, other, read)))
    else offerRent(row, other, read)
  }
  if (column && rent) offerExtras(row, column, rent)
  takeOtherRents(row, basis, squareFeet)
  return {
    squareFeet,
    currency,
    step: rent?.step ?? null,
    rentIn: (other) => readOther(row, other, basis, squareFeet).rent,
  }
}

function takeRent(
  row: RowDraft,
  column: MappedColumn,
  basis: RowBasis,
  squareFeet: number | null,
): RentReadings {
  const around = {
    squareFeet,
    leaning: row.layout.rentLeaning,
    isOffice: row.property.propertyType === 'Office',
  }
  const unit = decidedPeriod(row, column, row.layout.rentUnit)
  const stated = basis.problem ? decidedPeriod(row, column, UNSAID) : orElse(basis.unit, unit)
  const alone = readRent(row.cell(column), stated, around)
  const period = periodBeside(row, alone.rent, column, basis, squareFeet)
  const read = period === null ? alone : readRent(row.cell(column), { ...stated, period }, around)
  const isUnsure = basis.problem !== undefined && (read.rent.assumed === true || read.rent.value === null)
  const rent: CellReading<number> = isUnsure ? { value: null, problem: basis.problem } : read.rent
  row.take('rentPerSf', column, rent)
  row.property.rentBasisAssumed = rent.value !== null && rent.assumed === true
  return read
}

/** Two figures of one rent differ by no more than rounding. */
const SAME_RENT = 0.02

/** Sums of a whole are rounded, and measured over an area that may be. */
const SAME_SUM = 0.05

/** Whether two columns that say their periods say two rents. */
function isOtherRent(rent: CellReading<number>, other: CellReading<number>): boolean {
  if (rent.value === null || other.value === null || other.assumed) return false
  const isOfWhole = [rent, other].some(({ note }) => note?.includes('for the whole'))
  return Math.abs(other.value / rent.value - 1) > (isOfWhole ? SAME_SUM : SAME_RENT)
}

function disagreeing(
  column: MappedColumn,
  rent: CellReading<number>,
  other: MappedColumn,
  read: CellReading<number>,
): string {
  const perMonth = ({ value }: CellReading<number>) => `$${shown(round(value ?? 0, 4))}/SF/mo`
  return `Rent of ${perMonth(rent)} by “${excerpt(column.header)}” is ${perMonth(read)} by “${excerpt(other.header)}”.`
}

/**
 * The period of a rent that says none, where a further column of the row says the same rent with its period:
 * `$2.40/SF` beside `Annual Rent` of $24,000 for 10,000 SF. `null` where none does.
 */
function periodBeside(
  row: RowDraft,
  { value, unit, assumed }: CellReading<number>,
  column: MappedColumn,
  basis: RowBasis,
  squareFeet: number | null,
): 'month' | 'year' | null {
  if (value === null || !assumed) return null
  const written = unit?.endsWith('/yr') ? value * 12 : value
  for (const other of row.columns('rentPerSf')) {
    if (other === column) continue
    const { rent } = readOther(row, other, basis, squareFeet)
    if (rent.value === null || rent.assumed) continue
    if (Math.abs(rent.value / written - 1) <= SAME_RENT) return 'month'
    if (Math.abs((rent.value * 12) / written - 1) <= SAME_RENT) return 'year'
  }
  return null
}

/** `unit`, for the period that a person decided for the column. */
function decidedPeriod({ layout }: RowDraft, { index }: MappedColumn, unit: SheetRentUnit): SheetRentUnit {
  const period = layout.periods.get(index)
  return period ? { ...unit, period } : unit
}

/** The asking rent beside the agreed one, and the rent after concessions. */
function takeOtherRents(row: RowDraft, basis: RowBasis, squareFeet: number | null): void {
  for (const field of ['askingRent', 'effectiveRent'] as const) {
    const column = row.column(field)
    if (!column) continue
    const { rent, asked } = readOther(row, column, basis, squareFeet)
    row.take(field, column, field === 'askingRent' && asked ? asked : rent)
    if (field === 'askingRent' && asked) offerRent(row, column, rent)
  }
  const column = row.column('rentPerSf')
  const isAsked = column?.of === 'askingRent' && row.property.askingRent === null
  if (column && isAsked && row.property.rentPerSf !== null)
    row.offer('status', column, { value: 'Asking', note: 'by the header' })
}

/** Where no other column gave the rent, with whether its period is assumed. */
function offerRent(row: RowDraft, column: MappedColumn, rent: CellReading<number>): void {
  const isMissing = row.property.rentPerSf === null
  row.offer('rentPerSf', column, rent)
  if (isMissing && row.property.rentPerSf !== null) row.property.rentBasisAssumed = rent.assumed === true
}

/** A rent in a column beside the main one, which has its own unit or the main one's. */
function readOther(
  row: RowDraft,
  column: MappedColumn,
  basis: RowBasis,
  squareFeet: number | null,
): RentReadings {
  const { rentUnit, rentLeaning } = row.layout
  const ofHeader = decidedPeriod(row, column, headerRentUnit(column))
  // `Annual Rent` beside `Rent/SF` is for the whole, if its sum is.
  const ofMain = ofHeader.period === null ? rentUnit : { ...rentUnit, per: null }
  const unit = orElse(ofHeader, orElse(basis.unit, ofMain))
  const around = { squareFeet, leaning: rentLeaning, isOffice: row.property.propertyType === 'Office' }
  return readRent(row.cell(column), unit, around)
}

function offerExtras(row: RowDraft, column: MappedColumn, rent: RentReadings): void {
  if (rent.opex) row.offer('opexPerSf', column, rent.opex)
  if (rent.area !== null && !row.column('dealArea'))
    row.offer('leasedSf', column, { value: rent.area, note: 'what the rent is for' })
  if (rent.asked && !row.column('askingRent')) row.offer('askingRent', column, rent.asked)
  if (rent.effective && !row.column('effectiveRent')) row.offer('effectiveRent', column, rent.effective)
  if (rent.leaseType) row.offer('leaseType', column, { value: rent.leaseType })
  if (row.property.rentPerSf !== null) offerLeaseType(row, column)
  if (rent.escalation !== null && rent.escalation <= HIGHEST_ESCALATION) {
    row.offer('rentEscalationPct', column, { value: rent.escalation, unit: '%/yr' })
  }
  if (rent.freeMonths !== null) {
    row.offer('freeRentMonths', column, { value: rent.freeMonths, unit: 'months' })
  }
  if (rent.termMonths !== null) row.offer('leaseTerm', column, { value: rent.termMonths, unit: 'months' })
  if (rent.ti !== null) row.offer('tiPerSf', column, { value: rent.ti, unit: '$/SF' })
}

/** The area a lease is of: its own column's where the sheet has one, else the building's. */
function dealSquareFeet(row: RowDraft): number | null {
  return row.property.leasedSf ?? (row.column('dealArea') ? null : row.property.squareFootage)
}

interface RowBasis {
  readonly unit: SheetRentUnit
  /** A basis that is not understood could be any, so a rent is taken only where its cell names the basis. */
  readonly problem?: NonNullable<CellReading<never>['problem']>
}

/** What the row says of its rent's unit in columns of their own. */
function rowBasis(row: RowDraft): RowBasis {
  const column = row.column('rentBasis')
  const basis = column && readRentBasis(row.cell(column))
  if (column && basis?.leaseType) row.offer('leaseType', column, { value: basis.leaseType })
  const currency = row.column('currency')
  const code = currency && readFigure<string>(row.cell(currency), 'Currency', currencyOf).value
  const unit = orElse({ ...UNSAID, currency: code ?? null }, basis?.unit ?? UNSAID)
  return basis?.reading.problem ? { unit, problem: basis.reading.problem } : { unit }
}

/** What a row in Canada does not count in dollars of the United States, by its own words or the header's, is in Canadian. */
function inOwnMoney(row: RowDraft, basis: RowBasis): RowBasis {
  const isSaid = basis.unit.currency !== null || row.layout.rentUnit.currency !== null
  if (isSaid || !isProvince(row.property.state)) return basis
  return { ...basis, unit: { ...basis.unit, currency: 'CAD' } }
}

function currencyOf(text: string): CellReading<string> | null {
  if (/^[a-z]{3}$/.test(text)) return { value: text.toUpperCase() }
  const name = currencyName(text)
  return name === null ? null : { value: name }
}
