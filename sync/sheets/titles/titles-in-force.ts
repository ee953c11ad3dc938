import { columnLetters } from '../../domain/words/column-letters.ts'
import { isBuildingHeading } from '../cells/place/building-heading.ts'
import { readAddress } from '../cells/place/read-address.ts'
import { isEmpty, lineOf } from '../cells/row-cells.ts'
import { withoutSize } from '../cells/size/size-behind.ts'
import type { SheetRow } from '../file/sheet.ts'
import type { SheetLayout } from '../header/sheet-layout.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole } from '../model/column-role.ts'
import type { RowOutcome } from '../model/read-row-outcome.ts'
import { OF_THE_SPACE } from '../row/fill-down.ts'
import { skipReason } from '../row/skip-row.ts'
import type { PlaceHeading } from './place-heading.ts'
import { readTitleRows, type TitlesAbove, titleLine } from './read-title-rows.ts'
import { isWithoutTown, townOf } from './town-of.ts'

export type TitleRole = 'name' | 'address' | 'city' | 'submarket' | 'squareFootage' | 'landlordFirm'

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

const NOTHING_SAID = {
  name: null,
  address: null,
  city: null,
  submarket: null,
  squareFootage: null,
  landlordFirm: null,
} as const

/** `Building A` below the title of a park: one of its buildings, which has no name of its own. */
function partOfPark(row: SheetRow | undefined, { name }: TitlesAbove): string | null {
  const heading = withoutSize(titleLine(row?.cells ?? []))
  return name !== null && isBuildingHeading(heading) ? `${name}, ${heading}` : null
}

/** A title holds for the rows below it to the next title, and those of a part to its total. */
export function titlesInForce(
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
    if (role !== 'city' || address === undefined) return true
    return readAddress(cells[address] ?? null).city === null
  }

  function take(): void {
    const facts = readTitleRows(block)
    if (facts.isNeutral && isBare) return
    const part = isBare ? partOfPark(block.at(-1), above) : null
    const isBuilding = facts.name !== null || facts.address !== null || part !== null
    const city =
      facts.city ??
      (isWithoutTown(facts.address) ? townOf(above.address) : null) ??
      (facts.isNeutral ? null : (placeOf(titleLine(block.at(-1)?.cells ?? []))?.text ?? null))
    const isPlace = city !== null || facts.submarket !== null
    if (!isBare && !isPlace && !isOfPart) return
    const building = isBare && isPlace && !isBuilding ? said : facts
    said = {
      name: part ?? building.name,
      address: building.address ?? (part === null ? null : above.address),
      city,
      submarket: facts.submarket,
      squareFootage: building.squareFootage,
      landlordFirm: facts.landlordFirm ?? above.landlordFirm,
    }
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
        if (isOfPart && !isBare) said = NOTHING_SAID
      }
    },
  }
}
