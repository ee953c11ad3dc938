import type { Sheet, SheetRow } from '../file/sheet.ts'
import {
  findHeaderAt,
  foundHeader,
  HEADER_WITHIN_ROWS,
  type HeaderAt,
  mayBeHeader,
} from '../header/find-header.ts'
import type { WorkbookEvent } from '../model/workbook-event.ts'
import { saysSubject } from '../row/says-subject.ts'
import { SAMPLED_ROWS } from '../row/sheet-layout.ts'
import { rollHeader } from '../titles/roll-header.ts'
import { readTitleRows } from '../titles/title-columns.ts'
import { findAcross } from './find-across.ts'
import { isForeign, isTitleOfNext, sureHeader } from './find-start.ts'
import type { LookAhead } from './look-ahead.ts'
import { type OpenTable, openTable, readIn, type TableReading, type TableToOpen } from './open-table.ts'
import type { Outside } from './outside.ts'
import { isNamed, placeHeader } from './place-header.ts'
import {
  besides,
  type Columns,
  EVERYWHERE,
  filledColumns,
  isBlank,
  isSparse,
  lineOf,
  mergesIn,
  overlap,
  sliceRow,
  within,
} from './row-cells.ts'

/** Rows that are looked at together: those in which a doubtful header may stand, and those that say what it means. */
export const AHEAD_ROWS = HEADER_WITHIN_ROWS + SAMPLED_ROWS

/** What a row, and perhaps some after it, came to. */
export interface RowsRead {
  readonly events: Iterable<WorkbookEvent>
  /** How many rows after this one are done with. */
  readonly skip: number
}

/** A line of titles has no more. */
const MOST_TITLE_CELLS = 2

const NOTHING: RowsRead = { events: [], skip: 0 }

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
    if (isFree) return this.#readDoubtful(row)
    const isTitled =
      (isAfterGap || isSparse(row, MOST_TITLE_CELLS)) && isTitleOfNext(this.#ahead.at, this.#sheet.merges)
    if (isTitled || ((isAfterGap || this.#isAfterTotal) && isForeign(row, this.#isAfterTotal)))
      return this.#leave(row)
    return { events: this.#readRow(row, isAfterGap), skip: 0 }
  }

  #readRow(row: SheetRow, isAfterGap: boolean): WorkbookEvent[] {
    for (const rest of this.#free) this.#outside.addBeside(row, rest)
    const isSubject = this.#isSubjectNext
    const events = readIn(this.#tables, row, { isAfterGap, isSubject })
    this.#isSubjectNext = events.every((event) => event.row.outcome.kind === 'skipped') && saysSubjectIn(row)
    this.#isAfterTotal = events.some(
      ({ row: { outcome } }) => outcome.kind === 'skipped' && outcome.reason === 'total',
    )
    for (const {
      table,
      row: { outcome },
    } of events) {
      const columns = this.#tables.find(({ info }) => info.table === table)?.columns
      if (outcome.kind === 'skipped' && outcome.reason === 'section-title')
        this.#outside.addBeside(row, columns)
    }
    return events
  }

  /** A row that is in no table. What follows is in none either, until a header comes. */
  #leave(row: SheetRow): RowsRead {
    this.#use([])
    this.#isAfterTotal = false
    this.#outside.addRow(row)
    this.#titles = [...this.#titles.slice(1 - HEADER_WITHIN_ROWS), row]
    return NOTHING
  }

  #readHeader(row: SheetRow): RowsRead | null {
    const areas = this.#free.length > 0 ? [...this.#tables.map(({ columns }) => columns), ...this.#free] : []
    if (areas.length === 0 && !mayBeHeader(row)) return null
    for (const area of [EVERYWHERE, ...areas]) {
      const rows = [0, 1, 2]
        .map((offset) => this.#ahead.at(offset))
        .map((other) => other && sliceRow(other, area))
      const header = sureHeader(rows, mergesIn(this.#sheet.merges, area))
      if (!header) continue
      if (this.#isRepeated(header, area)) return this.#repeat(header)
      return isNamed(header, this.#below(header, area)) ? this.#begin(header, area) : this.#leave(row)
    }
    if (this.#tables.length > 0) return null
    const rows = [0, 1, 2].map((offset) => this.#ahead.at(offset))
    const roll = rollHeader(rows, this.#sheet.merges, readTitleRows(this.#titles))
    return roll && this.#begin({ ...roll, score: roll.map.columns.length }, EVERYWHERE)
  }

  #begin(header: HeaderAt, area: Columns): RowsRead {
    const below = this.#below(header, area)
    const above = readTitleRows(this.#titles)
    const opened = placeHeader(header, below, mergesIn(this.#sheet.merges, area)).map((placed, _, all) =>
      this.#open({
        found: foundHeader(placed.header, this.#titles),
        columns: within(area, placed.columns),
        sample: below.map((row) => sliceRow(row, placed.columns)),
        isAcross: false,
        // A title may be of one of several tables beside each other.
        above: all.length === 1 && area === EVERYWHERE ? above : null,
      }),
    )
    const others = this.#tables.filter(
      ({ columns }) => !opened.some((table) => overlap(table.columns, columns)),
    )
    const events: WorkbookEvent[] = opened.map(({ begins }) => begins)
    for (const row of this.#rowsAt(header)) events.push(...readIn(others, row))
    this.#use([...others, ...opened])
    this.#titles = []
    return { events, skip: header.rows.length - 1 }
  }

  #readAcross(row: SheetRow): RowsRead | null {
    const across = findAcross(this.#ahead.window(), row.rowNumber)
    if (!across) return null
    this.#use([])
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
    const rest = { table: this.#nextTable++, reading: this.#reading }
    return openTable(this.#sheet, this.#opened++, { ...table, ...rest })
  }

  /** A header that few of its columns are known by counts only among a sheet's first rows. */
  #readDoubtful(row: SheetRow): RowsRead {
    if (this.#doubtful === undefined) {
      const first = this.#ahead.window().slice(0, HEADER_WITHIN_ROWS)
      const isSure = first.some((_, i) => sureHeader(first.slice(i), this.#sheet.merges))
      this.#doubtful = isSure ? null : findHeaderAt(this.#ahead.window(), this.#sheet.merges)
    }
    const header = this.#doubtful
    if (header?.rows[0]?.rowNumber !== row.rowNumber) return this.#leave(row)
    this.#doubtful = null
    return this.#begin(header, EVERYWHERE)
  }

  #isRepeated({ map }: HeaderAt, area: Columns): boolean {
    const named = map.header.flatMap((text, i): [number, string][] =>
      map.unused.some(({ index, reason }) => index === i && reason === 'blank-header')
        ? []
        : [[area.from + i, text.toLowerCase()]],
    )
    return named.every(([column, text]) =>
      this.#tables.some(
        ({ columns, info }) =>
          column >= columns.from && info.header[column - columns.from]?.toLowerCase() === text,
      ),
    )
  }

  #repeat(header: HeaderAt): RowsRead {
    const events = this.#rowsAt(header).flatMap((row) => readIn(this.#tables, row, { is: 'repeated-header' }))
    return { events, skip: header.rows.length - 1 }
  }

  /** The rows of a header in all their columns. */
  #rowsAt({ rows }: HeaderAt): SheetRow[] {
    return rows.flatMap((_, offset) => this.#ahead.at(offset) ?? [])
  }

  /** The rows below a header that are at hand, to the next header. */
  #below(header: HeaderAt, area: Columns): SheetRow[] {
    const merges = mergesIn(this.#sheet.merges, area)
    const rows = this.#ahead.window().slice(header.rows.length, header.rows.length + SAMPLED_ROWS)
    const own = rows.map((row) => sliceRow(row, area))
    const end = own.findIndex((_, i) => sureHeader(own.slice(i, i + 3), merges))
    return end === -1 ? own : own.slice(0, end)
  }
}

/** Whether a title over other rows says that they are the subject. */
function saysSubjectIn(row: SheetRow | undefined): boolean {
  return row !== undefined && filledColumns(row).some((column) => saysSubject(lineOf(row.cells[column])))
}
