import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { removeScratchFolder, scratchFolder } from '../scratch-folder.ts'
import { residentMb } from './browser/resident-memory.ts'
import { type FilledProduct, runFilledProduct } from './browser/run-filled-product.ts'
import type { BenchFigures } from './figures.ts'
import { lightClient, type PageHello } from './fleet/light-client.ts'
import { pageHello } from './fleet/page-hello.ts'
import { figuresOf } from './fleet/process-figures.ts'
import { generatedCsv } from './generated-csv.ts'

const ROWS = 20_000
const TOLD_AFTER_MINUTES = [1, 13, 30, 45, 60]
const REIMPORT_EVERY_MINUTES = 10
/** One row in so many has another rent in each import. */
const CHANGED_ONE_IN = 100
const ROUND_MS = 5_000
const BROWSERS = 4
const LOOK_MS = 50

const FORMATS = ['csv', 'xlsx', 'pdf', 'geojson']

/**
 * What the server and zero-cache have in memory through an hour of mixed load: searches, lists, exports, books, browsers
 * that come, see a note and go, and imports.
 */
export async function benchMixedLoad(): Promise<BenchFigures> {
  const dataDir = await scratchFolder()
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.defer(() => removeScratchFolder(dataDir))
  const product = await runFilledProduct(dataDir, ROWS)
  cleanUp.defer(() => product.stop())
  const first = await ask(product, '/api/properties?limit=1&page=1').then((answer) => answer.json())
  const propertyId: string = first.properties[0].id
  const hello = await pageHello(product.origin, propertyId)
  const [load = Number.NaN] = loadavg()
  const figures: BenchFigures = { machine_load_before: load }
  const started = performance.now()
  const minutes = () => (performance.now() - started) / 60_000
  const tell = (name: string) => {
    figures[`mixed_${name}_server_mb`] = residentMb(product.pid)
    figures[`mixed_${name}_zero_cache_mb`] = figuresOf([product.zeroPid]).residentMb
  }
  const told = [...TOLD_AFTER_MINUTES]
  let [imports, highest] = [0, 0]
  for (let round = 0; told[0] !== undefined; round++) {
    const next = delay(ROUND_MS)
    await Promise.all([...calls(product, round), visit(product, hello, propertyId, `Round ${round}`)])
    if (minutes() > (imports + 1) * REIMPORT_EVERY_MINUTES) await product.reimport(rentsOf(++imports))
    highest = Math.max(highest, residentMb(product.pid))
    if (minutes() >= told[0]) tell(`after_${told.shift()}_minutes`)
    await next
  }
  return { ...figures, mixed_highest_server_mb: highest, mixed_imports: imports }
}

function calls(product: FilledProduct, round: number): Promise<unknown>[] {
  const search = { query: `warehouse in Katy under $${(0.8 + (round % 9) / 10).toFixed(2)}`, limit: 50 }
  const around = { latitude: 29.77, longitude: -95.27, radius: 1 + (round % 20) }
  const file = { format: FORMATS[round % FORMATS.length], searchQuery: 'distribution with 32 clear' }
  return [
    ask(product, '/api/properties/search', search),
    ask(product, '/api/properties/proximity-search', around),
    ask(product, '/api/properties/export', file),
    ask(product, '/api/book'),
    ...(round % 6 === 0 ? [ask(product, '/api/properties')] : []),
  ].map(async (answer) => void (await (await answer).arrayBuffer()))
}

/** Some browsers come, one writes a note, all see it and go for good. */
async function visit(product: FilledProduct, hello: PageHello, propertyId: string, note: string) {
  const clients = Array.from({ length: BROWSERS }, () => lightClient(product.origin, hello, propertyId))
  await until(() => clients.every((client) => client.isLive()))
  clients[0]?.addNote(note)
  await until(() => clients.every((client) => client.shows(note)))
  for (const client of clients) client.close()
}

/** The sheet with another rent in a part of its rows. */
function rentsOf(time: number): string {
  let row = 0
  return generatedCsv(ROWS, (property) =>
    row++ % CHANGED_ONE_IN === 0 ? { ...property, rentPerSf: 0.5 + time / 100 } : property,
  )
}

async function ask({ origin }: FilledProduct, path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(`${origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`)
  return answer
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await delay(LOOK_MS)
}
