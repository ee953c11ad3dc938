import { openWorkbook } from './file/open-workbook.ts'
import type { Sheet, SheetRow } from './file/sheet.ts'
import { findHeader, HEADER_WITHIN_ROWS } from './header/find-header.ts'
import { WorkbookError } from './model/workbook-error.ts'
import type { PassedOverReason, WorkbookEvent } from './model/workbook-event.ts'
import { readRow } from './read-row.ts'
import { mergedCellFiller } from './row/fill-merged.ts'
import { columnUses, layOutSheet, SAMPLED_ROWS } from './row/sheet-layout.ts'

export interface ReadWorkbookOptions {
  /** A building of a later year is planned, not built. Defaults to this year. */
  readonly currentYear?: number
}

/**
 * Reads a CSV or XLSX file as it streams: first how a sheet's header was understood, then every row below it,
 * including skipped and rejected ones. Throws `WorkbookError` where the file is no workbook or none of its sheets has
 * a usable header; that can be after rows of a damaged file were already yielded.
 */
export async function* readWorkbook(
  path: string,
  options: ReadWorkbookOptions = {},
): AsyncGenerator<WorkbookEvent> {
  const currentYear = options.currentYear ?? new Date().getFullYear()
  const reasons: PassedOverReason[] = []
  let isUsed = false
  for await (const sheet of openWorkbook(path)) {
    for await (const event of readSheet(sheet, currentYear)) {
      if (event.kind === 'sheet') isUsed = true
      if (event.kind === 'passed-over') reasons.push(event.reason)
      yield event
    }
  }
  if (!isUsed) throw unusable(path, reasons)
}

/** Reads one sheet of any format. */
export async function* readSheet(sheet: Sheet, currentYear: number): AsyncGenerator<WorkbookEvent> {
  if (sheet.isHidden) {
    yield passedOver(sheet, 'hidden')
    return
  }
  const rows = sheet.rows[Symbol.asyncIterator]()
  try {
    const first = await take(rows, HEADER_WITHIN_ROWS + SAMPLED_ROWS)
    const found = findHeader(first, sheet.merges)
    if (!found) {
      const isEmpty = first.every((row) => row.cells.every((cell) => cell === null))
      yield passedOver(sheet, isEmpty ? 'empty' : 'no-header')
      return
    }
    const below = first.filter((row) => row.rowNumber > found.rowNumber)
    const layout = layOutSheet(found, below, { ...sheet, currentYear })
    const { header, unused } = found.map
    const info = {
      sheet: sheet.name,
      headerRow: found.rowNumber,
      header,
      columns: columnUses(layout),
      unused,
    }
    yield { kind: 'sheet', info }
    const fill = mergedCellFiller(sheet.merges, layout.columns)
    for await (const row of chain(below, rows)) {
      const cells = fill(row)
      const outcome = readRow(layout, row.links ? { cells, links: row.links } : { cells })
      yield { kind: 'row', row: { sheet: sheet.name, rowNumber: row.rowNumber, header, cells, outcome } }
    }
  } finally {
    await rows.return?.()
  }
}

async function take(rows: AsyncIterator<SheetRow>, count: number): Promise<SheetRow[]> {
  const taken: SheetRow[] = []
  while (taken.length < count) {
    const next = await rows.next()
    if (next.done) break
    taken.push(next.value)
  }
  return taken
}

async function* chain(first: readonly SheetRow[], rest: AsyncIterator<SheetRow>): AsyncGenerator<SheetRow> {
  yield* first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

const SENTENCES: Readonly<Record<PassedOverReason, (sheet: string) => string>> = {
  empty: (sheet) => `Sheet “${sheet}” is empty.`,
  'no-header': (sheet) => `Sheet “${sheet}” has no header row with columns such as Address or Name.`,
  hidden: (sheet) => `Sheet “${sheet}” is hidden.`,
}

function passedOver(sheet: Sheet, reason: PassedOverReason): WorkbookEvent {
  return { kind: 'passed-over', sheet: sheet.name, reason, sentence: SENTENCES[reason](sheet.name) }
}

function unusable(path: string, reasons: readonly PassedOverReason[]): WorkbookError {
  const name = path.replace(/^.*[\\/]/, '')
  if (reasons.every((reason) => reason === 'empty')) return new WorkbookError('empty', `${name} is empty.`)
  return new WorkbookError(
    'no-header',
    `${name} has no sheet with a usable header: no row within the first ${HEADER_WITHIN_ROWS} names an address or a name and another column.`,
  )
}
