import { request } from 'node:http'
import { removeScratchFolder, scratchFolder } from '../scratch-folder.ts'
import { runFilledProduct } from './browser/run-filled-product.ts'
import { type BenchFigures, quantile } from './figures.ts'

const ROWS = 20_000
const AT_ONCE = 200
/** A user may ask 600 questions a minute. */
const ROUNDS = 2
const SHOWN = 50

const QUERIES = [
  'warehouse in Katy under $1.00',
  'manufacturing over 50,000 sf',
  'distribution with 32 clear',
  'NNN leases in Houston',
  'built after 2005 with rail',
]

/** 200 searches at once over 20,000 properties, by a client that opens a connection for each. */
export async function benchRest(): Promise<BenchFigures> {
  const dataDir = await scratchFolder()
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.defer(() => removeScratchFolder(dataDir))
  const product = await runFilledProduct(dataDir, ROWS)
  cleanUp.defer(() => product.stop())
  for (const query of QUERIES) await search(product.origin, query)
  const alone: number[] = []
  for (let call = 0; call < 50; call++) alone.push(await search(product.origin, queryOf(call)))
  const rounds: { seconds: number; times: number[] }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now()
    const calls = Array.from({ length: AT_ONCE }, (_, call) => search(product.origin, queryOf(call)))
    const times = await Promise.all(calls)
    rounds.push({ seconds: (performance.now() - from) / 1000, times })
  }
  const [best] = rounds.sort((a, b) => a.seconds - b.seconds)
  return {
    alone_p50_ms: quantile(alone, 0.5),
    at_once_200_per_second: AT_ONCE / (best?.seconds ?? Number.NaN),
    at_once_200_p50_ms: quantile(best?.times ?? [], 0.5),
    at_once_200_p95_ms: quantile(best?.times ?? [], 0.95),
  }
}

function queryOf(call: number): string {
  return QUERIES[call % QUERIES.length] as string
}

/** Milliseconds until the whole answer is here. */
function search(origin: string, query: string): Promise<number> {
  const from = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(
      `${origin}/api/properties/search`,
      { method: 'POST', agent: false, headers: { 'Content-Type': 'application/json', Origin: origin } },
      (response) => {
        response.resume()
        response.on('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - from)
          else reject(new Error(`The search was answered ${response.statusCode}.`))
        })
      },
    )
    asked.on('error', reject)
    asked.end(JSON.stringify({ query, limit: SHOWN }))
  })
}
