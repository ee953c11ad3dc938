import {
  besides,
  type Columns,
  EVERYWHERE,
  isBlank,
  isSparse,
  mergesIn,
  sliceRow,
  within,
} from '../cells/row-cells.ts'
import type { Sheet, SheetRow } from '../file/sheet.ts'
import { foundHeader, HEADER_WITHIN_ROWS, type HeaderAt, mayBeHeader } from '../header/find-header.ts'
import type { WorkbookEvent } from '../model/workbook-event.ts'
import { saysSubject } from '../row/says-subject.ts'
import { readTitleRows } from '../titles/read-title-rows.ts'
import { rollHeader } from '../titles/roll-header.ts'
import { asLine } from './fields-apart.ts'
import { findAcross, isTitleOfAcross } from './find-across.ts'
import { doubtfulHeader, isContinued, isForeign, isTitleOfNext } from './find-start.ts'
import { type FoldedTable, foldLines, foldUnder } from './fold-lines.ts'
import { MOST_LINES } from './line-groups.ts'
import { linesOfText } from './lines-of-text.ts'
import type { LookAhead } from './look-ahead.ts'
import { saysSubjectIn } from './mark-subject.ts'
import {
  isSkippedAs,
  MOST_STEPS,
  type OpenTable,
  openTable,
  readIn,
  stepsBelow,
  type TableReading,
  type TableToOpen,
} from './open-table.ts'
import type { Outside } from './outside.ts'
import { isNamed, placeHeader } from './place-header.ts'
import { rowsBelow } from './rows-below.ts'
import { NOTHING, type RowsRead } from './rows-read.ts'
import { isRepeated, isWithin, type Start, startsInRow } from './starts-in-row.ts'

/** How many times as many, where rows of several lines go on. */
const MORE_ROWS = 4
/** A line of titles has no more. */
const MOST_TITLE_CELLS = 2

/** Reads the rows of one sheet into its tables: it knows which are open, and closes those that another replaces. */
export class TableReader {
  readonly #sheet: Sheet
  readonly #ahead: LookAhead
  readonly #outside: Outside
  readonly #reading: TableReading
  #tables: readonly OpenTable[] = []
  /** The columns that no open table has. */
  #free: readonly Columns[] = []
  #nextTable: number
  #opened = 0
  #titles: SheetRow[] = []
  /** The row above was a title that says so. */
  #isSubjectNext = false
  #isAfterTotal = false
  #doubtful: HeaderAt | null | undefined

  constructor(
    sheet: Sheet,
    ahead: LookAhead,
    outside: Outside,
    given: { firstTable: number; reading: TableReading },
  ) {
    this.#sheet = sheet
    this.#ahead = ahead
    this.#outside = outside
    this.#nextTable = given.firstTable
    this.#reading = given.reading
  }

  /** Whether a table may begin at the row last taken, which needs more rows to be seen. */
  mayBegin(row: SheetRow, isAfterGap: boolean): boolean {
    return isAfterGap || this.#tables.length !== 1 || this.#free.length > 0 || mayBeHeader(row)
  }

  /** Reads the row last taken. `isAfterGap`: no row stands right above it. */
  read(row: SheetRow, isAfterGap: boolean): RowsRead {
    if (isBlank(row)) {
      const [only] = this.#tables
      return only && this.#tables.length === 1 ? { events: [only.read(row)], skip: 0 } : NOTHING
    }
    const isFree = this.#tables.length === 0
    const start = (isFree || isAfterGap ? this.#readAcross(row) : null) ?? this.#readHeader(row)
    if (start) return start
    const listed = isFree && linesOfText(this.#ahead.below(0))
    if (isFree) return listed ? this.#readFolded(listed) : this.#readDoubtful(row)
    const isTitled =
      (isAfterGap || isSparse(row, MOST_TITLE_CELLS)) && isTitleOfNext(this.#ahead.at, this.#sheet.merges)
    if (
      isTitled ||
      (isAfterGap && isTitleOfAcross(this.#ahead.window())) ||
      isForeign(row, isAfterGap, this.#isAfterTotal)
    )
      return this.#leave(row)
    return this.#readRow(row, isAfterGap)
  }

  #readRow(row: SheetRow, isAfterGap: boolean): RowsRead {
    const steps = stepsBelow(this.#tables, this.#ahead)
    if (steps === null) return { events: [], skip: 0, reach: MOST_STEPS }
    for (const rest of this.#free) this.#outside.addBeside(row, rest)
    const known = { isAfterGap, isSubject: this.#isSubjectNext, next: this.#ahead.at(1) }
    const events = readIn(this.#tables, row, known, steps)
    this.#isSubjectNext = events.every((event) => event.row.outcome.kind === 'skipped') && saysSubjectIn(row)
    this.#isAfterTotal = events.length > 0 && events.every((event) => isSkippedAs(event, 'total'))
    for (const event of events.filter((event) => isSkippedAs(event, 'section-title')))
      this.#outside.addBeside(row, this.#tables.find(({ info }) => info.table === event.table)?.columns)
    return { events, skip: 0 }
  }

  /** A row that is in no table. What follows is in none either, until a header comes. */
  #leave(row: SheetRow, title: SheetRow = row): RowsRead {
    if (!isContinued(row)) this.#use([])
    this.#isAfterTotal = false
    this.#outside.addRow(row)
    this.#titles = [...this.#titles.slice(1 - HEADER_WITHIN_ROWS), title]
    return NOTHING
  }

  #readHeader(row: SheetRow): RowsRead | null {
    const isFree = this.#tables.length === 0
    if (isFree && isSparse(row, 1) && isTitleOfAcross(this.#ahead.window())) return this.#leave(row)
    const folded = mayBeHeader(row) ? foldUnder(this.#ahead.below(0)) : null
    if (folded) return this.#readFolded(folded)
    const rows = [0, 1, 2].map((offset) => this.#ahead.at(offset))
    const isAlone = this.#free.length === 0 && this.#tables.every((table) => isWithin(row, table))
    if (!isAlone || mayBeHeader(row)) {
      const starts = startsInRow(rows, this.#sheet.merges, { tables: this.#tables, free: this.#free })
      const [first] = starts
      const fresh = starts.filter((start) => !isRepeated(start, this.#tables))
      if (first && fresh.length === 0) return this.#repeat(first.header)
      const named = fresh.filter(({ header, area }) => isNamed(header, this.#below(header, area)))
      if (named.length > 0) return this.#begin(named)
      if (first) return this.#readRoll(rows) ?? this.#leave(row)
    }
    return isFree && mayBeHeader(row) ? this.#readRoll(rows) : null
  }

  #readRoll(rows: readonly (SheetRow | undefined)[]): RowsRead | null {
    const roll = rollHeader(rows, this.#sheet.merges, readTitleRows(this.#titles))
    return roll && this.#begin([{ header: { ...roll, score: roll.map.columns.length }, area: EVERYWHERE }])
  }

  #begin(starts: readonly Start[]): RowsRead {
    const header = starts.length === 1 && starts[0]?.area === EVERYWHERE ? starts[0].header : null
    const folded = header && foldLines(header, this.#ahead.below(header.rows.length))
    if (folded) return this.#readFolded(folded)
    const above = readTitleRows(this.#titles)
    const opened = starts.flatMap(({ header, area }) => {
      const below = this.#below(header, area)
      return placeHeader(header, below, mergesIn(this.#sheet.merges, area)).map((placed, _, all) => ({
        headerRows: header.rows.length,
        table: this.#open({
          found: foundHeader(placed.header, this.#titles),
          columns: within(area, placed.columns),
          sample: below.map((row) => sliceRow(row, placed.columns)),
          isAcross: false,
          // A title may be of one of several tables beside each other.
          above: all.length === 1 && starts.length === 1 && area === EVERYWHERE ? above : null,
        }),
      }))
    })
    const others = this.#tables.flatMap((table) => table.beside(opened.map((start) => start.table.columns)))
    const events: WorkbookEvent[] = opened.map(({ table }) => table.begins)
    const count = Math.max(...starts.map(({ header }) => header.rows.length))
    for (const [offset, row] of this.#ahead.window().slice(0, count).entries()) {
      const begun = opened.filter(({ headerRows }) => headerRows <= offset)
      events.push(...readIn([...others, ...begun.map(({ table }) => table)], row))
    }
    this.#use([...others, ...opened.map(({ table }) => table)])
    this.#titles = []
    return { events, skip: count - 1 }
  }

  #readFolded({ header, map, records, others, rows, width }: FoldedTable): RowsRead {
    const below = this.#ahead.below(header.rows.length)
    if (!below.areAll && rows >= below.rows.length - MOST_LINES)
      return { events: [], skip: 0, reach: below.rows.length * MORE_ROWS }
    const table = this.#open({
      found: { ...foundHeader(header, this.#titles), map },
      columns: EVERYWHERE,
      sample: records,
      isAcross: false,
      width,
      above: null,
    })
    this.#use([])
    this.#titles = []
    for (const row of others) this.#outside.addRow(row)
    const events = [table.begins, ...records.map((record) => table.read(record))]
    return { events, skip: header.rows.length - 1 + rows }
  }

  #readAcross(row: SheetRow): RowsRead | null {
    const across = findAcross(this.#ahead.window(), row.rowNumber)
    if (!across) return null
    this.#use([])
    if (across.tables.length === 0) {
      for (const line of this.#ahead.window().slice(0, across.rows)) this.#leave(line, asLine(line))
      return { events: [], skip: across.rows - 1 }
    }
    const isTitled = saysSubjectIn(this.#titles.at(-1))
    this.#titles = []
    const events = across.tables.flatMap(({ found, records, headings }): WorkbookEvent[] => {
      const table = this.#open({ found, columns: EVERYWHERE, sample: records, isAcross: true, above: null })
      return [
        table.begins,
        ...records.map((record, i) =>
          table.read(record, { isSubject: isTitled || saysSubject(headings[i] ?? '') }),
        ),
      ]
    })
    return { events, skip: across.rows - 1 }
  }

  #use(tables: readonly OpenTable[]): void {
    this.#tables = tables
    this.#free = besides(tables.map(({ columns }) => columns))
  }

  #open(table: Omit<TableToOpen, 'table' | 'reading'>): OpenTable {
    const given = { ...table, table: this.#nextTable++, reading: this.#reading }
    return openTable(this.#sheet, this.#opened++, given)
  }

  /** A header that few of its columns are known by counts only among a sheet's first rows. */
  #readDoubtful(row: SheetRow): RowsRead {
    if (this.#doubtful === undefined)
      this.#doubtful = doubtfulHeader(this.#ahead.window(), this.#sheet.merges)
    const header = this.#doubtful
    if (header?.rows[0]?.rowNumber !== row.rowNumber) return this.#leave(row)
    this.#doubtful = null
    return this.#begin([{ header, area: EVERYWHERE }])
  }

  #repeat(header: HeaderAt): RowsRead {
    const rows = this.#ahead.window().slice(0, header.rows.length)
    const events = rows.flatMap((row) => readIn(this.#tables, row, { is: 'repeated-header' }))
    return { events, skip: header.rows.length - 1 }
  }

  #below(header: HeaderAt, area: Columns): SheetRow[] {
    return rowsBelow(this.#ahead.window(), { header, area }, this.#sheet.merges)
  }
}
