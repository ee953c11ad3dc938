import { PROPERTY_TYPES } from '../../../sync/domain/property.ts'
import type { CellReading } from '../cells/cell-reading.ts'
import { readColumnSpacing } from '../cells/read-column-spacing.ts'
import { readCraneTons } from '../cells/read-crane-tons.ts'
import { type DoorKind, readDoors } from '../cells/read-doors.ts'
import { readLand } from '../cells/read-land.ts'
import { CLEAR_HEIGHT, readLength, TRUCK_COURT } from '../cells/read-length.ts'
import { readOffice } from '../cells/read-office.ts'
import { readPower } from '../cells/read-power.ts'
import { readPropertyType } from '../cells/read-property-type.ts'
import { readRail } from '../cells/read-rail.ts'
import { readSize } from '../cells/read-size.ts'
import { readSprinklers } from '../cells/read-sprinklers.ts'
import { readTrailerStalls } from '../cells/read-trailer-stalls.ts'
import { readYearBuilt } from '../cells/read-year-built.ts'
import { headerLengthUnit, headerSizeUnit } from '../header/column-units.ts'
import type { MappedColumn } from '../header/mapped-column.ts'
import type { RowDraft } from './row-draft.ts'

/** Reads what a building is: its type, its sizes, its equipment. */
export function readBuildingColumns(row: RowDraft): void {
  readType(row)
  readSizes(row)
  const clearHeight = row.column('clearHeight')
  if (clearHeight) {
    row.take(
      'clearHeight',
      clearHeight,
      readLength(row.cell(clearHeight), CLEAR_HEIGHT, headerLengthUnit(clearHeight.words)),
    )
  }
  const court = row.column('truckCourtFeet')
  if (court)
    row.take('truckCourtFeet', court, readLength(row.cell(court), TRUCK_COURT, headerLengthUnit(court.words)))
  const year = row.column('yearBuilt')
  if (year) row.take('yearBuilt', year, readYearBuilt(row.cell(year), row.layout.currentYear))
  const trailers = row.column('trailerStalls')
  if (trailers) row.take('trailerStalls', trailers, readTrailerStalls(row.cell(trailers)))
  const crane = row.column('craneTons')
  if (crane) row.take('craneTons', crane, readCraneTons(row.cell(crane)))
  const power = row.column('power')
  if (power) row.take('power', power, readPower(row.cell(power), power.words.includes('amp')))
  const spacing = row.column('columnSpacing')
  if (spacing) row.take('columnSpacing', spacing, readColumnSpacing(row.cell(spacing)))
  const sprinklers = row.column('sprinklers')
  if (sprinklers) row.take('sprinklers', sprinklers, readSprinklers(row.cell(sprinklers)))
  const rail = row.column('rail')
  if (rail) row.take('rail', rail, readRail(row.cell(rail)))
  readAllDoors(row)
}

function readType(row: RowDraft): void {
  const column = row.column('propertyType')
  const own: CellReading<string> = column ? readPropertyType(row.cell(column)) : { value: null }
  if (column) row.take('propertyType', column, own)
  const narrower = row.column('subtype')
  if (!narrower || isOffered(own.value)) return
  const subtype = readPropertyType(row.cell(narrower))
  if (own.value === null || isOffered(subtype.value)) row.take('propertyType', narrower, subtype)
}

function isOffered(type: string | null): boolean {
  return PROPERTY_TYPES.some((offered) => offered === type)
}

function readSizes(row: RowDraft): void {
  const size = row.column('squareFootage') ?? row.column('dealArea')
  const read = size && readSize(row.cell(size), headerSizeUnit(size.header, size.words))
  if (size && read) row.take('squareFootage', size, read.size)
  const land = row.column('landSizeAcres')
  if (land) row.take('landSizeAcres', land, readLand(row.cell(land), headerSizeUnit(land.header, land.words)))
  const office = row.column('officeSf')
  if (office) {
    const counts = office.words.includes('percent') ? '%' : office.words.includes('sf') ? 'SF' : null
    row.take('officeSf', office, readOffice(row.cell(office), counts, row.property.squareFootage))
  }
  if (!size || !read) return
  if (read.officeSf !== null) row.offer('officeSf', size, { value: read.officeSf })
  if (read.acres !== null) row.offer('landSizeAcres', size, { value: read.acres })
}

const DOOR_COLUMNS = [
  { role: 'dockDoors', label: 'Dock doors' },
  { role: 'gradeDoors', label: 'Grade doors' },
  { role: 'doors', label: 'Doors' },
] as const

/** A column of dock doors can count grade doors as well, which are taken where no column of their own does. */
function readAllDoors(row: RowDraft): void {
  const read = DOOR_COLUMNS.flatMap(({ role, label }) => {
    const column = row.column(role)
    if (!column) return []
    const kinds = kindsOf(role, column)
    return [{ column, kinds, doors: readDoors(row.cell(column), kinds, label) }]
  })
  for (const { column, kinds, doors } of read) {
    if (doors.dock && kinds.includes('dock')) row.take('dockDoors', column, doors.dock)
    if (doors.grade && kinds.includes('grade')) row.take('gradeDoors', column, doors.grade)
  }
  for (const { column, kinds, doors } of read) {
    if (doors.dock && !kinds.includes('dock')) row.offer('dockDoors', column, doors.dock)
    if (doors.grade && !kinds.includes('grade')) row.offer('gradeDoors', column, doors.grade)
  }
}

/** The kinds of doors a column counts, in its header's order. */
function kindsOf(role: 'dockDoors' | 'gradeDoors' | 'doors', { words }: MappedColumn): readonly DoorKind[] {
  switch (role) {
    case 'dockDoors':
      return ['dock']
    case 'gradeDoors':
      return ['grade']
    case 'doors': {
      const text = words.join(' ')
      const dock = text.search(/\b(?:dock|dh)\b/)
      const grade = text.search(/\b(?:grade|gl|drive)\b/)
      if (dock === -1 || grade === -1) return []
      return dock < grade ? ['dock', 'grade'] : ['grade', 'dock']
    }
  }
}
