import { columnLetters } from '../../domain/words/column-letters.ts'
import { readAddress } from '../cells/place/read-address.ts'
import { filledColumns, isEmpty, lineOf } from '../cells/row-cells.ts'
import type { SheetRow } from '../file/sheet.ts'
import type { FoundHeader } from '../header/find-header.ts'
import type { SheetLayout } from '../header/sheet-layout.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole } from '../model/column-role.ts'
import type { ColumnDecision } from '../model/import-decisions.ts'
import type { RowOutcome } from '../model/read-row-outcome.ts'
import { OF_THE_SPACE } from '../row/fill-down.ts'
import { skipReason } from '../row/skip-row.ts'
import { type PlaceHeading, placeHeading, townAmong } from './place-heading.ts'
import { readTitles, type TitleFacts } from './read-titles.ts'

export type TitleRole = 'name' | 'address' | 'city' | 'submarket'

/** A table with a column of these says itself which building a row is of. */
export const PLACING: ReadonlySet<ColumnRole> = new Set(['name', 'address', 'coordinates', 'latitude'])

const HEADERS: Readonly<Record<TitleRole, string>> = {
  name: 'Name in the title',
  address: 'Address in the title',
  city: 'City in the title',
  submarket: 'Submarket in the title',
}

/** Columns that a table does not have, for what the titles over its rows say. They stand behind its own. */
export interface TitleColumns {
  /** The header with them. */
  readonly found: FoundHeader
  /** What each is used for, unless people decided otherwise. */
  readonly uses: ReadonlyMap<number, ColumnDecision>
  /** The first rows as they will be read. */
  readonly sample: readonly SheetRow[]
  filler(layout: SheetLayout): TitleFiller
}

export interface TitleFiller {
  /** The cells of a row with room for those of the titles. */
  spread(cells: readonly Cell[]): readonly Cell[]
  /** Adds what the titles say to a row that says nothing of it itself. */
  fill(cells: readonly Cell[]): readonly Cell[]
  /** The cells that a filled row has it from, by column. */
  cellsBehind(cells: readonly Cell[]): ReadonlyMap<number, string> | undefined
  /** Notes a title among the rows, and where what it says ends. */
  settle(row: SheetRow, outcome: RowOutcome): void
}

/** What titles say, and their rows, the highest first. */
export interface TitlesAbove extends TitleFacts {
  readonly rows: readonly SheetRow[]
}

/** `null` where no title says more than the columns do. */
export function titleColumns(
  found: FoundHeader,
  above: TitlesAbove,
  sample: readonly SheetRow[],
  firstColumn: number,
): TitleColumns | null {
  const { map } = found
  const has = (role: ColumnRole) => map.columns.some((column) => column.role === role)
  const parts = sample.flatMap(headingOf)
  const places = parts.flatMap((heading) => placeHeading(heading) ?? [])
  const headings = [above.city && 'city', above.submarket && 'submarket', ...places.map(({ role }) => role)]
  const towns = places.filter(({ role }) => role === 'city').length
  const placeOf = towns > 0 && towns * 2 >= parts.length ? townAmong : () => null
  const saysWhere = [above, ...parts.map((part) => readTitles([part]))].some(
    ({ name, address }) => name !== null || address !== null,
  )
  const isBare = saysWhere && isUnplaced(found, sample)
  const roles: readonly TitleRole[] = [
    ...(isBare ? (['name', 'address'] as const) : []),
    ...(['city', 'submarket'] as const).filter((role) => !has(role) && headings.includes(role)),
  ]
  if (roles.length === 0) return null
  const width = map.header.length
  const texts = roles.map((role) => HEADERS[role])
  const spread = (cells: readonly Cell[]) => {
    const own = cells.slice(0, width)
    while (own.length < width) own.push(null)
    return [...own, ...roles.map(() => null), ...cells.slice(width)]
  }
  return {
    found: {
      ...found,
      map: { ...map, cells: [...map.cells, ...texts], header: [...map.header, ...texts] },
    },
    uses: new Map(roles.map((role, i): [number, ColumnDecision] => [width + i, { as: 'field', role }])),
    sample: sample.map((row) => ({ ...row, cells: spread(row.cells) })),
    filler: (layout) => ({
      spread,
      ...titlesInForce(layout, above, { roles, width, isBare, placeOf, firstColumn }),
    }),
  }
}

/** What rows of titles say, the highest first. */
export function readTitleRows(rows: readonly SheetRow[]): TitlesAbove {
  return { ...readTitles(rows.map(({ cells }) => titleLine(cells))), rows }
}

function titleLine(cells: readonly Cell[]): string {
  const texts = filledColumns({ rowNumber: 0, cells }).map((index) => lineOf(cells[index]))
  const telling = texts.filter((text) => !OF_THE_PRINT.test(text))
  return (telling.length > 0 ? telling : texts).join(' ')
}

/** What a program prints beside the title of a report. */
const OF_THE_PRINT =
  /^(?:date|time|page|user|database|printed|run|report id|(?:bldg|building|lease|property) status|currency|period)(?: \p{L}+)?: ?\S/iu

/** Whether no row of a deal says itself which building it is of, though lines of titles may stand in that column. */
function isUnplaced({ map }: FoundHeader, sample: readonly SheetRow[]): boolean {
  const at = (is: (role: ColumnRole) => boolean) =>
    map.columns.filter(({ role }) => is(role)).map(({ index }) => index)
  const placing = at((role) => PLACING.has(role))
  if (placing.length === 0) return true
  const occupants = at((role) => role === 'tenant' || role === 'suite')
  const deals = sample.filter(({ cells }) => occupants.some((index) => !isEmpty(cells[index])))
  return deals.length > 0 && deals.every(({ cells }) => placing.every((index) => isEmpty(cells[index])))
}

function headingOf(row: SheetRow): string[] {
  const [only, second] = filledColumns(row)
  return only === undefined || second !== undefined ? [] : [lineOf(row.cells[only])]
}

const OF_THE_DEAL: readonly ColumnRole[] = [
  'dealArea',
  'squareFootage',
  'rentPerSf',
  'askingRent',
  'commencement',
  'expiration',
  'leaseTerm',
]

/** The lowest cell of titles that says a text, as a spreadsheet program calls it. */
function cellSaying(text: string, rows: readonly SheetRow[], firstColumn: number): string | null {
  for (const { rowNumber, cells } of rows.toReversed()) {
    const column = cells.findIndex((cell) => lineOf(cell).toLowerCase().includes(text.toLowerCase()))
    if (column !== -1) return `${columnLetters(firstColumn + column)}${rowNumber}`
  }
  return null
}

interface TitlesToUse {
  readonly roles: readonly TitleRole[]
  /** How many columns the table has of its own. */
  readonly width: number
  /** No column of its own says which building a row is of. */
  readonly isBare: boolean
  /** The sheet's column where the table begins, 0-based. */
  readonly firstColumn: number
  /** What a heading is that is not known by itself. */
  placeOf(heading: string): PlaceHeading | null
}

/** A title holds for the rows below it to the next title, and those of a part to its total. */
function titlesInForce(
  layout: SheetLayout,
  above: TitlesAbove,
  { roles, width, isBare, placeOf, firstColumn }: TitlesToUse,
): Omit<TitleFiller, 'spread'> {
  const at = (wanted: readonly ColumnRole[]) => wanted.flatMap((role) => layout.byRole.get(role)?.index ?? [])
  const occupants = at(layout.byRole.has('tenant') ? ['tenant'] : ['suite'])
  const deal = at(OF_THE_DEAL)
  const spaces = at(OF_THE_SPACE)
  const [address] = at(['address'])
  let said: Record<TitleRole, string | null> = above
  let places: ReadonlyMap<number, string> = new Map()
  let isOfPart = false
  let block: SheetRow[] = []
  // Rows above a table are not cut to its columns.
  find(above.rows, 0)

  /**
   * Finds the cells that the facts of titles come from. A fact that stays in force for later tables keeps its cell.
   */
  function find(rows: readonly SheetRow[], from: number): void {
    places = new Map(
      roles.flatMap((role, i): [number, string][] => {
        const text = said[role]
        if (text === null) return []
        const place = cellSaying(text, rows, from) ?? places.get(width + i)
        return place === undefined ? [] : [[width + i, place]]
      }),
    )
  }

  function says(role: TitleRole, cells: readonly Cell[]): boolean {
    if (role === 'name' || role === 'address') return true
    if (role === 'submarket' || address === undefined) return true
    return readAddress(cells[address] ?? null).city === null
  }

  function take(): void {
    const facts = readTitleRows(block)
    if (facts.isNeutral && isBare) return
    const isBuilding = facts.name !== null || facts.address !== null
    const city =
      facts.city ?? (facts.isNeutral ? null : (placeOf(titleLine(block.at(-1)?.cells ?? []))?.text ?? null))
    const isPlace = city !== null || facts.submarket !== null
    if (!isBare && !isPlace && !isOfPart) return
    const building = isBare && isPlace && !isBuilding ? said : facts
    said = { name: building.name, address: building.address, city, submarket: facts.submarket }
    find(block, firstColumn)
    isOfPart = true
  }

  return {
    fill(cells) {
      const has = (index: number) => !isEmpty(cells[index])
      if (roles.every((role) => said[role] === null)) return cells
      if (skipReason(layout, cells) !== null) return cells
      if (isBare && !(occupants.some(has) && deal.some(has) && spaces.some(has))) return cells
      const filled = [...cells]
      for (const [i, role] of roles.entries()) if (says(role, filled)) filled[width + i] = said[role]
      return filled
    },
    cellsBehind(cells) {
      const own = [...places].filter(([index]) => !isEmpty(cells[index]))
      return own.length > 0 ? new Map(own) : undefined
    },
    settle(row, outcome) {
      if (outcome.kind !== 'skipped' || outcome.reason === 'vacant' || outcome.reason === 'rent-step') {
        block = []
        return
      }
      if (outcome.reason === 'section-title') {
        block.push(row)
        take()
      }
      if (outcome.reason === 'total') {
        block = []
        if (isOfPart && !isBare) said = { name: null, address: null, city: null, submarket: null }
      }
    },
  }
}
