import { type Columns, filledColumns, mergesIn, sliceRow } from '../cells/row-cells.ts'
import type { DecisionsInUse } from '../decisions/decisions-in-use.ts'
import { type RowReader, rowReader } from '../decisions/row-reader.ts'
import type { DuplicateFinder } from '../duplicates/find-duplicates.ts'
import type { Sheet, SheetRow } from '../file/sheet.ts'
import { columnClues } from '../header/column-clues.ts'
import type { FoundHeader } from '../header/find-header.ts'
import { columnUses, layOutSheet } from '../header/sheet-layout.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnClue, ExplainedTable } from '../model/explained.ts'
import type { ReadBefore, RowOutcome, SkipReason } from '../model/read-row-outcome.ts'
import type { SheetInfo, WorkbookEvent } from '../model/workbook-event.ts'
import { rentBounds } from '../problems/rent-bounds.ts'
import { readRow } from '../read-row.ts'
import { downFiller } from '../row/fill-down.ts'
import { mergedCellFiller } from '../row/fill-merged.ts'
import type { TitlesAbove } from '../titles/read-title-rows.ts'
import { titleColumns } from '../titles/title-columns.ts'
import type { LookAhead } from './look-ahead.ts'
import { markSubject } from './mark-subject.ts'
import { partColumns } from './part-columns.ts'
import { type Step, stepsAmong, withStepped } from './read-rent-steps.ts'

export type RowEvent = Extract<WorkbookEvent, { kind: 'row' }>

export function isSkippedAs({ row: { outcome } }: RowEvent, reason: SkipReason): boolean {
  return outcome.kind === 'skipped' && outcome.reason === reason
}

/** What is known of a row before it is read. */
export interface KnownOfRow {
  readonly is?: SkipReason
  /** No row stands right above it. */
  readonly isAfterGap?: boolean
  readonly isSubject?: boolean
  /** The row below it. */
  readonly next?: SheetRow | undefined
  /** The rent steps right below it. */
  readonly steps?: readonly Step[]
}

/** A table of a sheet whose rows are being read. */
export interface OpenTable {
  readonly columns: Columns
  /** The last column that its header names, counted in the sheet. */
  readonly end: number
  /** The table as it goes on beside others that begin; none where one begins in its own columns. */
  beside(others: readonly Columns[]): OpenTable[]
  readonly info: SheetInfo
  /** What is said of it before its rows. */
  readonly begins: Extract<WorkbookEvent, { kind: 'sheet' }>
  read(row: SheetRow, known?: KnownOfRow): RowEvent
  /** The rent steps that rows begin with. */
  stepsOf(rows: readonly SheetRow[]): readonly Step[]
}

export interface TableToOpen {
  readonly found: FoundHeader
  readonly columns: Columns
  /** The first rows below the header, in the table's columns. */
  readonly sample: readonly SheetRow[]
  /** 0-based, in the order of the workbook. */
  readonly table: number
  readonly isAcross: boolean
  /** How many columns the sheet has for it, where that is less than its header has. */
  readonly width?: number
  /** What the titles above the header say; null where they may be of another table. */
  readonly above: TitlesAbove | null
  readonly reading: TableReading
}

/** How the tables of a workbook are read. */
export interface TableReading {
  readonly currentYear: number
  readonly decisions: DecisionsInUse
  readonly explains: boolean
  readonly readBefore?: ReadBefore
  /** Null where rows are not compared with those before them. */
  readonly finder: DuplicateFinder | null
}

/** Begins to read a table of `sheet`, which is the sheet's `inSheet`th, from 0. */
export function openTable(
  sheet: Sheet,
  inSheet: number,
  { found: written, columns, sample: below, table, isAcross, width, above, reading }: TableToOpen,
): OpenTable {
  const { currentYear, explains, readBefore } = reading
  const parted = isAcross ? null : partColumns(written, below)
  const whole = parted ?? { found: written, sample: below }
  const titled = above && titleColumns(whole.found, above, whole.sample, columns.from)
  const { found, sample } = titled ?? whole
  const decided = reading.decisions.forTable(sheet.name, found.map.header)
  const uses = new Map([...(parted?.uses ?? []), ...(titled?.uses ?? []), ...decided.columns])
  const layout = layOutSheet(found, sample, { ...sheet, currentYear }, uses)
  const titles = titled?.filler(layout)
  const { header, unused } = layout
  const { name } = sheet
  const ownWidth = width ?? written.map.header.length
  const fill = mergedCellFiller(isAcross ? [] : mergesIn(sheet.merges, columns), layout.columns)
  const down = isAcross ? null : downFiller(layout, parted?.hasSpaces)
  const bounds = explains || decided.hasGroups ? rentBounds(layout, sample) : null
  // What is not read is no reason to leave out what is.
  const finder = reading.decisions.isChosen(name, inSheet) ? reading.finder : null
  const readAnew = rowReader(layout, decided, { sheet: name, explains, bounds, finder })
  // Decisions about cells are counted, row by row; repeated rows are found among all before them.
  const isPlain = !explains && !decided.hasGroups && decided.cells.isEmpty && finder === null
  const before = isPlain && !isAcross ? readBefore : undefined
  const read: RowReader = (rowNumber, row) => {
    const outcome = before?.(table, rowNumber)
    return outcome ? { outcome } : readAnew(rowNumber, row)
  }
  const info: SheetInfo = {
    sheet: name,
    table,
    headerRow: found.rowNumber,
    isAcross,
    header,
    ...(header.length > ownWidth && { added: header.length - ownWidth }),
    ...(columns.from > 0 && { firstColumn: columns.from }),
    columns: columnUses(layout).map((use) => {
      const from = titled?.uses.has(use.index) ? 'title' : parted?.wholes.get(use.index)
      return from === undefined ? use : { ...use, from }
    }),
    unused,
  }
  const addedBy = (index: number): Pick<ColumnClue, 'by'> | undefined => {
    if (titled?.uses.has(index)) return { by: 'title' }
    return parted?.uses.get(index)?.as === 'field' ? { by: 'part' } : undefined
  }
  const explained = (): ExplainedTable => ({
    inSheet,
    firstColumn: columns.from,
    clues: columnClues(found, sample, layout, { ...sheet, currentYear }, decided.columns).map((clue) =>
      clue.by === 'decided' ? clue : { ...clue, ...addedBy(clue.index) },
    ),
    groupOf: decided.groupOf,
    rentBounds: bounds,
    read: (cells) => readRow(layout, { cells }),
  })
  const end = columns.from + written.map.cells.findLastIndex((text) => text.trim() !== '')
  let reach = columns
  const spread = (cells: readonly Cell[]) => parted?.spread(cells) ?? cells
  const cellsOf = (row: SheetRow) => spread(sliceRow(row, reach).cells)
  const opened: OpenTable = {
    get columns() {
      return reach
    },
    end,
    info,
    beside(others) {
      if (others.some(({ from, to }) => from <= end && to >= columns.from)) return []
      const next = Math.min(...others.flatMap(({ from }) => (from > end ? [from] : [])))
      reach = { from: columns.from, to: Math.min(reach.to, next - 1) }
      return [opened]
    },
    begins: explains ? { kind: 'sheet', info, explained: explained() } : { kind: 'sheet', info },
    stepsOf: (rows) => stepsAmong(layout, rows, cellsOf),
    read(row, { is: stated, isAfterGap = false, isSubject = false, next, steps = [] } = {}) {
      const own = sliceRow(row, reach)
      const apart = spread(own.cells)
      const merged = fill(parted || titles ? { ...own, cells: titles?.spread(apart) ?? apart } : own)
      const isHeading = !stated && next !== undefined && down?.isHeading(merged, cellsOf(next)) === true
      const is = isHeading ? 'section-title' : stated
      const filled = is || isAfterGap ? merged : (down?.fill(merged) ?? merged)
      const cells = is ? filled : (titles?.fill(filled) ?? filled)
      const known = is ? null : read(row.rowNumber, own.links ? { cells, links: own.links } : { cells })
      const outcome: RowOutcome =
        !known || (isAfterGap && isStray(known.outcome))
          ? { kind: 'skipped', reason: is ?? 'section-title' }
          : known.outcome
      if (isHeading) down?.begin(cells)
      else down?.settle(cells, outcome)
      titles?.settle(own, outcome)
      const stepped = withStepped(layout, { cells, outcome }, steps)
      const marked = markSubject(stepped, { header, cells }, isSubject)
      const { explained, ref } = known?.outcome === outcome ? known : {}
      const titleCells = titles?.cellsBehind(cells)
      return {
        kind: 'row',
        table,
        row: {
          ...{ sheet: name, rowNumber: row.rowNumber, header, cells, outcome: marked },
          ...(ref && { ref }),
          ...(titleCells && { titleCells }),
        },
        ...(explained && { explained }),
      }
    },
  }
  return opened
}

/** Words below a gap that are under a name and under figures, such as a line of a legend. */
function isStray(outcome: RowOutcome): boolean {
  if (outcome.kind !== 'property' || outcome.property.address !== null) return false
  const stated = outcome.readings.filter(({ value }) => value !== null)
  return stated.length === 1 && stated[0]?.field === 'name' && outcome.readings.some(({ problem }) => problem)
}

/** A row as each table has it. Of tables side by side only those that have something in it. */
export function readIn(
  tables: readonly OpenTable[],
  row: SheetRow,
  known?: KnownOfRow,
  steps?: ReadonlyMap<OpenTable, readonly Step[]>,
): RowEvent[] {
  const own =
    tables.length > 1 ? tables.filter(({ columns }) => filledColumns(row, columns).length > 0) : tables
  return own.map((table) => table.read(row, steps ? { ...known, steps: steps.get(table) ?? [] } : known))
}

/** A lease has no more rent steps. */
export const MOST_STEPS = 40

/** The rent steps right below the row last taken, by their table; `null` where more rows must be seen. */
export function stepsBelow(
  tables: readonly OpenTable[],
  ahead: LookAhead,
): ReadonlyMap<OpenTable, readonly Step[]> | null {
  const next = ahead.at(1)
  const stepped = next ? tables.filter((table) => table.stepsOf([next]).length > 0) : []
  if (stepped.length === 0) return NO_STEPS
  const { rows, areAll } = ahead.below(1)
  const all = new Map(stepped.map((table) => [table, table.stepsOf(rows)]))
  const isLonger = [...all.values()].some(({ length }) => length === rows.length && length < MOST_STEPS)
  return isLonger && !areAll ? null : all
}

const NO_STEPS: ReadonlyMap<OpenTable, readonly Step[]> = new Map()
