import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { generateSample } from '../../db/sample/generate-sample.ts'
import { propertyId } from '../../edge/import/rows/property-id.ts'
import { decodeBook } from '../../sync/book/wire/decode-book.ts'
import { createBookEncoder } from '../../sync/book/wire/encode-book.ts'
import { gunzip, gzip } from '../../sync/book/wire/gzip.ts'
import { EMPTY_PROPERTY } from '../../sync/domain/fields/empty-property.ts'
import { type Property, UNCHANGED } from '../../sync/domain/property.ts'
import { type BenchFigures, quantile } from './figures.ts'
import { CSV_FIELDS } from './generated-csv.ts'

const RUNS = 5

/**
 * The book as the browser gets it, beside the same rows as JSON: on the wire, unpacked and in memory. Times are of
 * the processor, all threads together, so that other work on the machine counts for little.
 */
export async function benchBook(): Promise<BenchFigures> {
  return { ...(await benchRows(20_000, '20k')), ...(await benchRows(200_000, '200k')) }
}

async function benchRows(count: number, name: string): Promise<BenchFigures> {
  const rows = importedRows(count)
  const start = cpuMs()
  const book = await encode(rows)
  const encodeMs = cpuMs() - start
  const json = JSON.stringify(rows)
  rows.length = 0
  const zipped = await gzip([new TextEncoder().encode(json)])
  const unzipMs = await medianOf(() => gunzip(book))
  const decodeMs = await medianOf(() => decodeBook(book))
  const parseMs = await medianOf(() => JSON.parse(json))
  const unzipParseMs = await medianOf(async () => JSON.parse(new TextDecoder().decode(await gunzip(zipped))))
  const columnBytes = await bytesHeldBy(() => decodeBook(book))
  const objectBytes = await bytesHeldBy(() => JSON.parse(json))
  return {
    [`wire_${name}_bytes_per_row`]: book.length / count,
    [`json_wire_${name}_bytes_per_row`]: zipped.length / count,
    [`encode_${name}_cpu_ms`]: encodeMs,
    [`decode_${name}_cpu_ms`]: decodeMs,
    [`gunzip_alone_${name}_cpu_ms`]: unzipMs,
    [`json_parse_${name}_cpu_ms`]: parseMs,
    [`json_gunzip_and_parse_${name}_cpu_ms`]: unzipParseMs,
    [`decode_${name}_share_of_json_both_gunzipped`]: decodeMs / unzipParseMs,
    [`decode_${name}_share_of_json_parse_alone`]: decodeMs / parseMs,
    [`memory_${name}_bytes_per_row`]: columnBytes / count,
    [`json_memory_${name}_bytes_per_row`]: objectBytes / count,
    [`memory_${name}_share_of_json`]: columnBytes / objectBytes,
  }
}

/** What an import of the generated spreadsheet puts into the book, in the book's order. */
function importedRows(count: number): Property[] {
  const createdAt = Date.UTC(2026, 10, 21, 9, 30)
  const rows = generateSample({ seed: 2, count }).map((made, i): Property => {
    const key = String(i)
    const id = propertyId({ team: 'demo', source: 'book', sheet: 'book', key, occurrence: 1 })
    const stated = Object.fromEntries(CSV_FIELDS.map((field) => [field, made[field]]))
    return { ...EMPTY_PROPERTY, name: made.name, ...stated, id, sourceSheet: 'book', createdAt, ...UNCHANGED }
  })
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1))
}

function encode(rows: readonly Property[]): Promise<Uint8Array> {
  const encoder = createBookEncoder({ teamId: 'demo', seq: rows.length })
  for (const row of rows) encoder.add(row)
  return encoder.finish()
}

async function medianOf(work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    collectGarbage()
    const start = cpuMs()
    await work()
    times.push(cpuMs() - start)
  }
  return quantile(times, 0.5)
}

/** What stays in memory, on the heap and beside it, while the outcome is held. */
async function bytesHeldBy(make: () => unknown): Promise<number> {
  const before = await memoryBytes()
  const held = await make()
  const bytes = (await memoryBytes()) - before
  // Reached after the measurement, so that it could not be collected before.
  if (held === undefined) throw new Error('There was nothing to hold.')
  return bytes
}

/** Buffers are given back a little after the garbage has been collected. */
async function memoryBytes(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    collectGarbage()
    await delay(50)
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
