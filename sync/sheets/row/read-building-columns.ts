import { PROPERTY_TYPES } from '../../domain/known-types.ts'
import { type CellReading, refuse } from '../cells/cell-reading.ts'
import { headerSizeUnit } from '../cells/column-units.ts'
import { excerpt } from '../cells/plain-text.ts'
import { type DoorKind, readDoors } from '../cells/read-doors.ts'
import { readPropertyType } from '../cells/read-property-type.ts'
import type { SizeUnit } from '../cells/size/read-area.ts'
import { readLand } from '../cells/size/read-land.ts'
import { readOffice, readOfficeShare } from '../cells/size/read-office.ts'
import { readSize } from '../cells/size/read-size.ts'
import { BUILDING_FIELDS } from '../fields/sheet-fields.ts'
import type { SheetLayout } from '../header/sheet-layout.ts'
import type { MappedColumn } from '../model/column-role.ts'
import { rememberCells } from './remember-cells.ts'
import { offerWeaker, type RowDraft, takeOwn } from './row-draft.ts'

/** Reads what a building is: its type, its sizes, its equipment. */
export function readBuildingColumns(row: RowDraft): void {
  readType(row)
  readSizes(row)
  takeOwn(row, BUILDING_FIELDS)
  readAllDoors(row)
}

const readTypeCell = rememberCells((cell) => readPropertyType(cell))
const readSizeCell = rememberCells((cell, column, layout: SheetLayout) =>
  readSize(cell, sizeUnitOf(layout, column)),
)
const readLandCell = rememberCells((cell, column) => readLand(cell, headerSizeUnit(column)))

function readType(row: RowDraft): void {
  const column = row.column('propertyType')
  const own: CellReading<string> = column ? readTypeCell(row.cell(column), column, null) : { value: null }
  if (column) row.take('propertyType', column, own)
  const narrower = row.column('subtype')
  if (!narrower || isOffered(own.value)) return
  const subtype = readTypeCell(row.cell(narrower), narrower, null)
  if (own.value === null || isOffered(subtype.value)) row.take('propertyType', narrower, subtype)
}

function isOffered(type: string | null): boolean {
  return PROPERTY_TYPES.some((offered) => offered === type)
}

function readSizes(row: RowDraft): void {
  const size = row.column('squareFootage')
  const read = size && readSizeCell(row.cell(size), size, row.layout)
  if (size && read) row.take('squareFootage', size, read.size)
  for (const other of row.columns('squareFootage').filter((column) => column !== size)) {
    row.offer('squareFootage', other, readSizeCell(row.cell(other), other, row.layout).size)
  }
  offerWeaker(row, 'squareFootage', (weaker) => readSizeCell(row.cell(weaker), weaker, row.layout).size)
  readLeasedArea(row)
  readLot(row)
  const office = row.column('officeSf')
  if (office) {
    const counts = office.words.includes('percent') ? '%' : office.words.includes('sf') ? 'SF' : null
    const area = readOffice(row.cell(office), counts, row.property.squareFootage)
    const share = readOfficeShare(row.cell(office), counts, area)
    row.take('officeSf', office, share && isOfPart(row) ? OF_EITHER : area)
    if (share !== null) row.offer('officePercent', office, share)
  }
  if (!size || !read) return
  if (read.part && !row.column('dealArea')) row.offer('leasedSf', size, read.part)
  if (read.officeSf !== null) row.offer('officeSf', size, { value: read.officeSf })
  if (read.officePercent !== null) row.offer('officePercent', size, { value: read.officePercent, unit: '%' })
  if (read.acres !== null) row.offer('landSizeAcres', size, { value: read.acres })
}

const OF_EITHER = { value: null, note: 'a share of the building, or of the space' }

/** Whether a row's deal is of a part of its building: a share may be of either. */
function isOfPart({ property: { leasedSf, squareFootage } }: RowDraft): boolean {
  return leasedSf !== null && squareFootage !== null && Math.abs(leasedSf / squareFootage - 1) > SAME_SIZE
}

const SAME_SIZE = 0.005

function sizeUnitOf(layout: SheetLayout, column: MappedColumn): SizeUnit {
  const said = headerSizeUnit(column)
  return layout.thousands.has(column.index) && said.factor === 1 ? { ...said, isDoubtful: true } : said
}

const SAME_LOT = 0.03

/** A lot in acres and in square feet is one lot: where the two disagree neither is taken. */
function readLot(row: RowDraft): void {
  const own = row.column('landSizeAcres')
  if (!own) return
  const read = (column: MappedColumn) => readLandCell(row.cell(column), column, null)
  const lot = read(own)
  const further = row.columns('landSizeAcres').find((column) => column !== own)
  const other = further && read(further)
  if (!further || !other || other.value === null) {
    row.take('landSizeAcres', own, lot)
    return
  }
  const isOther = lot.value !== null && Math.abs(other.value / lot.value - 1) > SAME_LOT
  row.take('landSizeAcres', own, isOther ? refuse('ambiguous', disagree(own, lot, further, other)) : lot)
  row.offer('landSizeAcres', further, other)
}

function disagree(
  own: MappedColumn,
  lot: CellReading<number>,
  further: MappedColumn,
  other: CellReading<number>,
): string {
  return `Land size of ${lot.value} acres by “${excerpt(own.header)}” is ${other.value} acres by “${excerpt(further.header)}”.`
}

/** A sheet that gives no size of its buildings is asked for by the area of its deals, which a note says. */
function readLeasedArea(row: RowDraft): void {
  const column = row.column('dealArea')
  if (!column) return
  const { size: whole, officeSf, part } = readSizeCell(row.cell(column), column, row.layout)
  const size = part ?? whole
  row.take('leasedSf', column, size)
  if (officeSf !== null) row.offer('officeSf', column, { value: officeSf })
  if (part) row.offer('squareFootage', column, whole)
  if (part || row.column('squareFootage') || row.layout.hasTitleSizes || size.value === null) return
  row.offer('squareFootage', column, {
    ...size,
    note: "the area of the deal, as the building's is not given",
  })
}

const DOOR_COLUMNS = [
  { role: 'dockDoors', label: 'Dock doors' },
  { role: 'gradeDoors', label: 'Grade doors' },
  { role: 'doors', label: 'Doors' },
] as const

const readDoorsCell = rememberCells((cell, column, { role, label }: (typeof DOOR_COLUMNS)[number]) => {
  const kinds = kindsOf(role, column)
  return { column, kinds, doors: readDoors(cell, kinds, label) }
})

/** A column of dock doors can also count grade doors. They are used where grade doors have no column of their own. */
function readAllDoors(row: RowDraft): void {
  const read = DOOR_COLUMNS.flatMap((doors) => {
    const column = row.column(doors.role)
    return column ? [readDoorsCell(row.cell(column), column, doors)] : []
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
      if (dock === -1 || grade === -1) return dock !== -1 ? ['dock'] : grade !== -1 ? ['grade'] : []
      return dock < grade ? ['dock', 'grade'] : ['grade', 'dock']
    }
  }
}
