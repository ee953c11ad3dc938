import { type ByteSource, readChunks } from './byte-source.ts'
import type { Sheet, SheetRow } from './sheet.ts'

/** A sheet as a line tells it: its rows follow, a line each. */
type SheetLine = Omit<Sheet, 'rows'>
type RowLine = readonly [rowNumber: number, cells: SheetRow['cells']]

/** Sheets that were fetched, as text that `sheetsIn` reads: a line of JSON for each sheet and each row. */
export async function* sheetsText(sheets: AsyncIterable<Sheet>): AsyncGenerator<string> {
  for await (const { rows, ...sheet } of sheets) {
    yield `${JSON.stringify(sheet satisfies SheetLine)}\n`
    for await (const { rowNumber, cells } of rows) {
      yield `${JSON.stringify([rowNumber, cells] satisfies RowLine)}\n`
    }
  }
}

/** The sheets of such a text, a few rows at a time in memory. Rows that nobody reads are passed over. */
export async function* sheetsIn(source: ByteSource): AsyncGenerator<Sheet> {
  const lines = linesIn(source)
  let line = await lines.next()
  while (!line.done) {
    const sheet = line.value as SheetLine
    async function* rows(): AsyncGenerator<SheetRow> {
      for (line = await lines.next(); !line.done && Array.isArray(line.value); line = await lines.next()) {
        const [rowNumber, cells] = line.value as RowLine
        yield { rowNumber, cells }
      }
    }
    const own = rows()
    yield { ...sheet, rows: own }
    for (let rest = await own.next(); !rest.done; rest = await own.next());
    while (!line.done && (line.value === sheet || Array.isArray(line.value))) line = await lines.next()
  }
}

async function* linesIn(source: ByteSource): AsyncGenerator<SheetLine | RowLine, undefined> {
  const decoder = new TextDecoder()
  let pending = ''
  for await (const chunk of readChunks(source)) {
    const lines = (pending + decoder.decode(chunk, { stream: true })).split('\n')
    pending = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as SheetLine | RowLine
  }
  return undefined
}
