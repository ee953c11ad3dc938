import { PROPERTY_TYPES } from '../../../sync/domain/known-types.ts'
import type { CellReading } from '../cells/cell-reading.ts'
import { headerSizeUnit } from '../cells/column-units.ts'
import { type DoorKind, readDoors } from '../cells/read-doors.ts'
import { readLand } from '../cells/read-land.ts'
import { readOffice, readOfficeShare } from '../cells/read-office.ts'
import { readPropertyType } from '../cells/read-property-type.ts'
import { readSize } from '../cells/read-size.ts'
import { BUILDING_FIELDS } from '../fields/sheet-fields.ts'
import type { MappedColumn } from '../model/column-role.ts'
import { type RowDraft, takeOwn } from './row-draft.ts'

/** Reads what a building is: its type, its sizes, its equipment. */
export function readBuildingColumns(row: RowDraft): void {
  readType(row)
  readSizes(row)
  takeOwn(row, BUILDING_FIELDS)
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
    const share = readOfficeShare(row.cell(office), counts)
    if (share !== null) row.offer('officePercent', office, share)
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

/** A column of dock doors can also count grade doors. They are used where grade doors have no column of their own. */
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
