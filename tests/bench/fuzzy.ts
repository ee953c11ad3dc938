import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { transferOf } from '../../sync/book/transfer-of.ts'
import type { StringColumn } from '../../sync/columns/string-column.ts'
import { TEXT_FIELDS, type TextField } from '../../sync/domain/fields/text-fields.ts'
import { createTextSearcher } from '../../sync/search/text-searcher.ts'
import { buildTextIndex } from '../../sync/search/texts/text-index.ts'
import { makeTextRows, textColumns } from '../make/text-rows.ts'
import { type BenchFigures, measured, quantile, timeRuns } from './figures.ts'
import { literalFor, nameOrder, oursFor, type Side, uFuzzyFor } from './fuzzy-sides.ts'

/** What brokers type: beginnings of words, words, several words, names, numbers, mistakes, what is not there. */
const QUERIES = [
  'h',
  'in',
  'tx',
  'katy',
  'esfr',
  'crane',
  'maria',
  'peña',
  'houston',
  'beltway',
  'warehouse',
  'bldg 12',
  'zzzzqq',
  'hempsted',
  'manufactring',
  'distributon',
  'oakmont dev',
  'bayou realty',
  'jennifer garcia',
  'falcon heights',
  'stratum foods',
  'lonestar logistics',
  'gateway busines park',
  'distribution center',
  '1234 commerce',
  '6213 industrial',
  'parcel 412',
  '3-phase power',
  'truck court access',
  'cold storage users',
  'union pacific rail',
  'heavy power 2000 amps',
] as const

/** What the literal implementation is asked too, at 20,000 rows, at 100,000 the first two, at 200,000 the first: it takes seconds. */
const LITERALLY = [
  'houston',
  'manufactring',
  'maria',
  '6213 industrial',
  'katy',
  'truck court access',
] as const

/** Fuzzy search, results in order: ours, the literal implementation, and uFuzzy with one error a word. */
export async function benchFuzzy(): Promise<BenchFigures> {
  return {
    ...compare(20_000, LITERALLY, 3),
    ...compare(100_000, LITERALLY.slice(0, 2), 1),
    ...compare(200_000, LITERALLY.slice(0, 1), 1),
  }
}

function compare(count: number, literally: readonly string[], peerRuns: number): BenchFigures {
  const rows = makeTextRows(count)
  const columns = textColumns(rows)
  const buildTimes = timeRuns(3, () => buildTextIndex(columns, count))
  const memoryBefore = memoryUsed()
  const index = buildTextIndex(columns, count)
  const memory = memoryUsed() - memoryBefore

  const byName = nameOrder(rows)
  const sides = {
    ours: oursFor(createTextSearcher(index, columns), byName),
    literal: literalFor(rows, byName),
    peer: uFuzzyFor(rows),
  }
  for (const query of literally) mustAgree(query, sides.ours(query), sides.literal(query))
  // Warm-up: an engine is measured as it runs, not as it is compiled.
  for (let i = 0; i < 10; i++) for (const query of QUERIES) sides.ours(query)
  // Before the others, whose garbage has the engine throw away what it has compiled.
  const ours = typicalTimes(sides.ours, QUERIES, 15)
  const oursLiterally = typicalTimes(sides.ours, literally, 15)
  const peer = typicalTimes(sides.peer, QUERIES, peerRuns)
  const literal = typicalTimes(sides.literal, literally, 1)
  const scan = scanTime(columns)
  const figures = {
    ours_p50_ms: quantile(ours, 0.5),
    ours_p95_ms: quantile(ours, 0.95),
    literal_p50_ms: quantile(literal, 0.5),
    ufuzzy_p50_ms: quantile(peer, 0.5),
    ufuzzy_p95_ms: quantile(peer, 0.95),
    times_faster_than_literal: quantile(literal, 0.5) / quantile(oursLiterally, 0.5),
    times_faster_than_ufuzzy: quantile(peer, 0.5) / quantile(ours, 0.5),
    scan_ms: scan,
    p50_in_scans: quantile(ours, 0.5) / scan,
    p95_in_scans: quantile(ours, 0.95) / scan,
    build_ms: quantile(buildTimes, 0.5),
    typed_array_bytes: transferOf(index).reduce((sum, { byteLength }) => sum + byteLength, 0),
    memory_bytes: memory,
  }
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`rows${count}_${name}`, figure]))
}

/** The median time of each query, ms. */
function typicalTimes(side: Side, queries: readonly string[], runs: number): number[] {
  return queries.map((query) =>
    quantile(
      Array.from({ length: runs }, () => {
        const start = performance.now()
        side(query)
        return performance.now() - start
      }),
      0.5,
    ),
  )
}

function mustAgree(query: string, ours: ArrayLike<number>, literal: ArrayLike<number>): void {
  if (ours.length !== literal.length || Array.from(ours).some((row, i) => row !== literal[i])) {
    throw new Error(`Ours and the literal implementation differ on “${query}”.`)
  }
}

/** How long a simple loop takes to read all text once, ms. */
function scanTime(columns: Readonly<Record<TextField, StringColumn>>): number {
  const texts = TEXT_FIELDS.map((field) => columns[field].bytes)
  const text = new Uint8Array(texts.reduce((sum, bytes) => sum + bytes.length, 3))
  let end = 0
  for (const bytes of texts) {
    text.set(bytes, end)
    end += bytes.length
  }
  const numbers = new Int32Array(text.buffer, 0, end >> 2)
  return quantile(
    timeRuns(30, () => {
      let all = 0
      for (let i = 0; i < numbers.length; i++) all ^= numbers[i] as number
      return all
    }),
    0.5,
  )
}

function memoryUsed(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

if (process.argv[1] === import.meta.filename) {
  for (const [figure, value] of Object.entries(await benchFuzzy()))
    console.log(`${figure.padEnd(44)} ${measured(value)}`)
}
