import type { Sheet } from '../file/sheet.ts'
import type { Cell } from '../model/cell.ts'
import type { Doubt, ExplainedTable } from '../model/explained.ts'
import type { ImportDecisions } from '../model/import-decisions.ts'
import type { RowOutcome } from '../model/read-row-outcome.ts'
import { readSheets } from '../read-workbook.ts'
import { becomes } from './becomes.ts'
import { createPreview } from './create-preview.ts'
import { keepDoubtfulCells } from './doubtful-cells.ts'
import type { Becomes, WorkbookPreview } from './workbook-preview.ts'

export interface PreviewOptions {
  readonly decisions: ImportDecisions
  readonly currentYear?: number
  /** Called for every row, with how many there were. Throws to stop; what it gives back is waited for. */
  readonly onRow?: (rows: number, outcome: RowOutcome) => Promise<void> | undefined
}

/** What a cell comes to that is being typed; `why` says what is still wrong with it. */
export interface TypedReading {
  readonly becomes: Becomes
  readonly why: string | null
}

export interface TypedCell {
  readonly sheet: string
  /** In the order of its sheet. */
  readonly table: number
  readonly rowNumber: number
  /** 0-based within the table. */
  readonly index: number
  readonly text: string
}

/** A file as it was read, to be asked about cells of its groups. */
export interface ReadPreview {
  readonly preview: WorkbookPreview
  /** By the very code that reads the row; null where the row is in no group. */
  readTyped(cell: TypedCell): TypedReading | null
}

/** Reads the sheets of the file called `name` to show what an import of it would take. */
export async function readPreview(
  name: string,
  sheets: AsyncIterable<Sheet>,
  { decisions, currentYear, onRow }: PreviewOptions,
): Promise<ReadPreview> {
  const maker = createPreview(decisions)
  const kept = keepDoubtfulCells()
  const options = currentYear === undefined ? {} : { currentYear }
  for await (const event of readSheets(name, sheets, { ...options, decisions, explains: true })) {
    maker.add(event)
    kept.add(event)
    const pause = event.kind === 'row' ? onRow?.(maker.rows, event.row.outcome) : undefined
    if (pause) await pause
  }
  return {
    preview: maker.preview(),
    readTyped({ sheet, table, rowNumber, index, text }) {
      const known = kept.find(sheet, table, rowNumber)
      return known && readTyped(known.table, known.cells, known.doubts, index, text)
    },
  }
}

function readTyped(
  table: ExplainedTable,
  cells: readonly Cell[],
  doubts: readonly Doubt[],
  index: number,
  text: string,
): TypedReading {
  const changed = [...cells]
  while (changed.length < index) changed.push(null)
  changed[index] = text.trim() === '' ? null : text.trim()
  const outcome = table.read(changed)
  const field = doubts.find((doubt) => doubt.index === index)?.field ?? null
  const problem =
    outcome.kind === 'skipped'
      ? undefined
      : outcome.readings.find((reading) => reading.problem && reading.field === field)?.problem
  const rejecting = outcome.kind === 'rejected' ? outcome.problems[0] : undefined
  return {
    becomes: becomes(outcome, field),
    why: problem?.sentence ?? rejecting?.sentence ?? null,
  }
}
