import { isStreetLine } from '../cells/place/street-end.ts'
import { isSpaceId, isSpaceName } from '../cells/place/take-suite.ts'
import { displayText } from '../cells/plain-text.ts'
import { filledColumns, isEmpty } from '../cells/row-cells.ts'
import type { SheetRow } from '../file/sheet.ts'
import { namesBuildingAndSpace } from '../header/known-header.ts'
import type { MappedColumn } from '../model/column-role.ts'
import type { Part, Parted } from './role-of-part.ts'

/** Before the name of a space below its building. */
const INDENT = /^[\s>•·–-]+/
const LEAST_SPACES = 2

/**
 * A column that has lines of buildings with their suites below each: `4100 Santa Ana St`, `Suite 100`, `Suite 220`.
 * `null` where a column is not so.
 */
export function spacesIn(
  column: MappedColumn | undefined,
  columns: readonly MappedColumn[],
  sample: readonly SheetRow[],
): Parted | null {
  if (!column || !['name', 'address', 'suite'].includes(column.role)) return null
  const { index, role } = column
  const isOther = (other: MappedColumn) =>
    other !== column &&
    (other.role === 'suite' || (role === 'suite' && (other.role === 'name' || other.role === 'address')))
  if (columns.some(isOther)) return null
  const isSpace = (text: string) => (role === 'suite' ? isSpaceId(text) : isSpaceName(text))
  const tenants = columns.flatMap((other) => (other.role === 'tenant' ? [other.index] : []))
  const lines = sample.flatMap((row) => {
    const text = textOf(row, index)
    const isLet = tenants.some((tenant) => !isEmpty(row.cells[tenant]))
    return text === '' ? [] : [{ text, isLet, isLone: filledColumns(row).length === 1 }]
  })
  const spaces = lines.filter(({ text }) => isSpace(text))
  const isNextASpace = (i: number) => isSpace(lines[i + 1]?.text ?? '')
  // Who has a tenant is a space, whatever it is called.
  const buildings = lines.filter(
    ({ text, isLet }, i) => !isSpace(text) && isNextASpace(i) && !(role === 'suite' && isLet),
  )
  const isFirst = lines[0] !== undefined && !isSpace(lines[0].text)
  if (!isFirst || buildings.length === 0 || spaces.length < LEAST_SPACES) return null
  // Lines of nothing else are titles over their rows.
  if (role === 'suite' && !namesBuildingAndSpace(column) && buildings.every(({ isLone }) => isLone))
    return null
  const streets = buildings.filter(({ text }) =>
    text.split(/,| - /).some((part) => isStreetLine(part.trim())),
  )
  const areStreets = streets.length * 2 >= buildings.length
  const isAddressed = columns.some((other) => other.role === 'address')
  const building: Part = {
    header: 'Building',
    role: isAddressed ? (role === 'suite' ? 'name' : role) : areStreets ? 'address' : 'name',
  }
  return {
    index,
    parts: [building, { header: 'Suite below it', role: 'suite' }],
    split(text) {
      const line = text.replace(INDENT, '')
      return isSpace(line) ? ['', line] : [line, '']
    },
  }
}

const OF_A_SIZE: ReadonlySet<string> = new Set('sf size area square footage feet rentable rsf'.split(' '))

/** The one column of sizes of such a table: those of its buildings in their lines, and those of their spaces. */
export function sizesOfSpaces({ index, split }: Parted, columns: readonly MappedColumn[]): Parted | null {
  const size = columns.find(({ role }) => role === 'squareFootage')
  const isOfBoth = size?.words.every((word) => OF_A_SIZE.has(word)) === true
  if (!size || !isOfBoth || columns.some(isAreaOfDeal)) return null
  return {
    index: size.index,
    parts: [
      { header: `Building ${size.header}`, role: 'squareFootage' },
      { header: `Suite ${size.header}`, role: 'dealArea' },
    ],
    split(text, row) {
      const [building = ''] = split(displayText(row[index] ?? null).trim(), row) ?? []
      return building === '' ? ['', text] : [text, '']
    },
  }
}

/** `Available` alone can be a day as well. */
function isAreaOfDeal({ role, isExact }: MappedColumn): boolean {
  return role === 'dealArea' && isExact
}

function textOf({ cells }: SheetRow, index: number): string {
  return displayText(cells[index] ?? null)
    .trim()
    .replace(INDENT, '')
}
