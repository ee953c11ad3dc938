import type { ByteSource, OpenByteSource } from '../../../../sync/sheets/file/byte-source.ts'
import { type ImportDecisions, NO_DECISIONS } from '../../../../sync/sheets/model/import-decisions.ts'
import type { ReadRow } from '../../../../sync/sheets/model/read-row-outcome.ts'
import type { WorkbookEvent } from '../../../../sync/sheets/model/workbook-event.ts'
import { type ReadWorkbookOptions, readWorkbook } from '../../../../sync/sheets/read-workbook.ts'

/** Bytes as an open file. */
export function bytesSource(name: string, content: string | Uint8Array): OpenByteSource {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const read: ByteSource['read'] = async (start, end) => bytes.subarray(start, end)
  return { name, size: bytes.length, read, checkUnchanged: async () => {}, close: async () => {} }
}

export function decided(decisions: Partial<ImportDecisions>): ImportDecisions {
  return { ...NO_DECISIONS, ...decisions }
}

/** What a file is read as. */
export async function eventsIn(
  content: string | Uint8Array,
  options: ReadWorkbookOptions = {},
): Promise<WorkbookEvent[]> {
  const events: WorkbookEvent[] = []
  const file = bytesSource('comps.csv', content)
  for await (const event of readWorkbook(file, { currentYear: 2026, ...options })) events.push(event)
  return events
}

/** The rows of a CSV text, read by decisions. */
export async function rowsIn(text: string, decisions: Partial<ImportDecisions> = {}): Promise<ReadRow[]> {
  const events = await eventsIn(text, { decisions: decided(decisions) })
  return events.flatMap((event) => (event.kind === 'row' ? [event.row] : []))
}

/** What the first row of a CSV text is as a property; throws where it is none. */
export async function propertyIn(text: string, decisions: Partial<ImportDecisions> = {}) {
  const [row] = await rowsIn(text, decisions)
  if (row?.outcome.kind !== 'property') throw new Error(`The row is ${JSON.stringify(row?.outcome)}.`)
  return row.outcome.property
}
