import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { BenchFigures } from './figures.ts'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DIST = join(ROOT, 'dist')

/** What `/search` loads to show its first results, and what it loads once they stand. */
const FIRST = ['index.html', 'app.tsx', 'search/search-page.tsx']
const ASKING = ['data/book/book-feed.ts', 'search/search-question.ts']
/** A worker that the book's worker starts is in no manifest. */
const WORK_OUT = /^work-out-worker-.*\.js$/
const AFTER_FIRST_RESULTS = [...ASKING, 'data/sync/follow-sync.ts']
/** What draws maps; MapLibre's worker is a chunk of its own. */
const MAPS = ['search/map/results-map.tsx', 'map/place-map.tsx']
/** What they may load that is of other screens too. */
const NOT_MAPS = ['ui/layers/toast-view.tsx', 'ui/layers/dialog-view.tsx']
/** The assistant's page; maps come to it when they are asked for. */
const CHAT = ['chat/chat-page.tsx']
const MAP_WORKER = /maplibre-gl.*worker/

export async function benchBundle(): Promise<BenchFigures> {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  return weighBuild()
}

/** Weighs the JavaScript and CSS that a first visit to `/search` loads, and what maps load, from the build's manifest, gzip -9. */
export function weighBuild() {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const first = filesOf(manifest, FIRST)
  const asking = filesOf(manifest, [...FIRST, ...ASKING])
  const all = filesOf(manifest, [...FIRST, ...AFTER_FIRST_RESULTS])
  for (const file of workersOfWorkers()) for (const files of [asking, all]) files.add(file)
  const worker = Object.keys(manifest).filter((key) => MAP_WORKER.test(key))
  const known = filesOf(manifest, [...FIRST, ...AFTER_FIRST_RESULTS, ...NOT_MAPS])
  const maps = filesOf(manifest, [...MAPS, ...worker], { later: true, known })
  const chat = filesOf(manifest, CHAT, { known: asking })
  return {
    first_route_js_gzip_kb: kilobytes(first, /\.js$/),
    first_route_css_gzip_kb: kilobytes(first, /\.css$/),
    js_with_what_answers_questions_gzip_kb: kilobytes(asking, /\.js$/),
    js_with_the_sync_engine_after_it_gzip_kb: kilobytes(all, /\.js$/),
    maps_js_with_worker_and_drawing_gzip_kb: kilobytes(maps, /\.js$/),
    landing_js_gzip_kb: kilobytes(filesOf(manifest, ['landing.html']), /\.js$/),
    chat_js_gzip_kb: kilobytes(chat, /\.js$/),
    files_of_maps_pdf_or_chat: [...all].filter(
      (file) =>
        /\.js$/.test(file) && /maplibregl-|deckgl|jspdf|openai/i.test(readFileSync(join(DIST, file), 'utf8')),
    ).length,
  } satisfies BenchFigures
}

function workersOfWorkers(): string[] {
  const found = readdirSync(join(DIST, 'assets')).filter((name) => WORK_OUT.test(name))
  if (found.length === 0) throw new Error('The build has no worker that works out words.')
  return found.map((name) => `assets/${name}`)
}

/**
 * The files of the named chunks and of all they import, `later` as well; a worker is an asset of the chunk that starts
 * it. Chunks that are known already, and what they import, are left out.
 */
function filesOf(
  manifest: Record<string, Chunk>,
  keys: readonly string[],
  { later = false, known = new Set<string>() } = {},
): Set<string> {
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no ${key}.`)
    if (files.has(chunk.file) || known.has(chunk.file)) return
    // A worker that is a chunk stands among the assets by a name it had before it was written.
    const assets = (chunk.assets ?? []).filter((file) => !file.includes('!~'))
    for (const file of [chunk.file, ...(chunk.css ?? []), ...assets]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
    if (later) for (const imported of chunk.dynamicImports ?? []) visit(imported)
  }
  for (const key of keys) visit(key)
  return files
}

function kilobytes(files: ReadonlySet<string>, ending: RegExp): number {
  const bytes = [...files]
    .filter((file) => ending.test(file))
    .map((file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length)
  return bytes.reduce((sum, length) => sum + length, 0) / 1000
}
