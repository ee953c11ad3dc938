import { currencyName } from '../cells/amount.ts'
import { type CellReading, readFigure } from '../cells/cell-reading.ts'
import { HIGHEST_ESCALATION } from '../cells/read-escalation.ts'
import { readOpex } from '../cells/read-opex.ts'
import { type RentReadings, readRent } from '../cells/read-rent.ts'
import { readRentBasis } from '../cells/read-rent-basis.ts'
import { readSize } from '../cells/read-size.ts'
import { orElse, type RentUnit, UNSAID } from '../cells/rent-unit.ts'
import { headerLeaseType, headerRentUnit, headerSizeUnit } from '../header/column-units.ts'
import type { MappedColumn } from '../header/map-columns.ts'
import type { RowDraft } from './row-draft.ts'

/**
 * Reads the rent and what stands beside it, by the unit that the cell, else the row's basis column, else the
 * header says. Answers the SF the rent is paid for.
 */
export function readRentColumns(row: RowDraft): number | null {
  const squareFeet = dealSquareFeet(row)
  const basis = rowUnit(row)
  const column = row.column('rentPerSf')
  const rent = column ? takeRent(row, column, basis, squareFeet) : null
  const opex = row.column('opexPerSf')
  if (opex) {
    const stated = headerRentUnit(opex.header, opex.words)
    row.take('opexPerSf', opex, readOpex(row.cell(opex), stated, rent?.period ?? row.layout.rentUnit.period))
  }
  if (column && rent) offerExtras(row, column, rent)
  return squareFeet
}

function takeRent(
  row: RowDraft,
  column: MappedColumn,
  basis: RentUnit,
  squareFeet: number | null,
): RentReadings {
  const rent = readRent(row.cell(column), orElse(basis, row.layout.rentUnit), {
    squareFeet,
    leaning: row.layout.rentLeaning,
    isOffice: row.property.propertyType === 'Office',
  })
  row.take('rentPerSf', column, rent.rent)
  row.property.rentBasisAssumed = rent.rent.value !== null && rent.rent.assumed === true
  return rent
}

function offerExtras(row: RowDraft, column: MappedColumn, rent: RentReadings): void {
  if (rent.opex) row.offer('opexPerSf', column, rent.opex)
  if (rent.leaseType) row.offer('leaseType', column, { value: rent.leaseType })
  const ofHeader = row.property.rentPerSf === null ? null : headerLeaseType(column.words)
  if (ofHeader) row.offer('leaseType', column, { value: ofHeader, note: 'by the header' })
  if (rent.escalation !== null && rent.escalation <= HIGHEST_ESCALATION) {
    row.offer('rentEscalationPct', column, { value: rent.escalation, unit: '%/yr' })
  }
  if (rent.freeMonths !== null)
    row.offer('freeRentMonths', column, { value: rent.freeMonths, unit: 'months' })
  if (rent.ti !== null) row.offer('tiPerSf', column, { value: rent.ti, unit: '$/SF' })
}

/** The area a lease is of: its own column's, else the building's. */
function dealSquareFeet(row: RowDraft): number | null {
  const column = row.column('squareFootage') ? row.column('dealArea') : undefined
  if (!column) return row.property.squareFootage
  const read = readSize(row.cell(column), headerSizeUnit(column.header, column.words))
  return read.size.value ?? row.property.squareFootage
}

/** What the row says of its rent's unit in columns of their own. */
function rowUnit(row: RowDraft): RentUnit {
  const column = row.column('rentBasis')
  const basis = column && readRentBasis(row.cell(column))
  if (column && basis?.leaseType) row.offer('leaseType', column, { value: basis.leaseType })
  if (column && basis?.reading.problem) row.take('rentPerSf', column, refusedBasis(basis.reading))
  const currency = row.column('currency')
  const code = currency && readFigure<string>(row.cell(currency), 'Currency', currencyOf).value
  return orElse({ ...UNSAID, currency: code ?? null }, basis?.unit ?? UNSAID)
}

/** A basis that is not understood leaves the rent's unit to the header, and is said. */
function refusedBasis({ problem }: CellReading<string>): CellReading<number> {
  return problem ? { value: null, problem } : { value: null }
}

function currencyOf(text: string): CellReading<string> | null {
  if (/^[a-z]{3}$/.test(text)) return { value: text.toUpperCase() }
  const name = currencyName(text)
  return name === null ? null : { value: name }
}
