import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { BenchFigures } from './figures.ts'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DIST = join(ROOT, 'dist')

/** What `/search` loads to show its first results, and what it loads once they stand. */
const FIRST = ['index.html', 'search/search-page.tsx']
const AFTER_FIRST_RESULTS = ['data/follow-sync.ts']

/** Weighs the JavaScript and CSS that a first visit to `/search` loads, from the build's manifest, gzip -9. */
export async function benchBundle(): Promise<BenchFigures> {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const first = filesOf(manifest, FIRST)
  const all = filesOf(manifest, [...FIRST, ...AFTER_FIRST_RESULTS])
  return {
    first_route_js_gzip_kb: kilobytes(first, /\.js$/),
    first_route_css_gzip_kb: kilobytes(first, /\.css$/),
    js_with_the_sync_engine_after_it_gzip_kb: kilobytes(all, /\.js$/),
    files_of_maps_pdf_or_chat: [...all].filter((file) => /maplibre|deck|jspdf|openai/i.test(file)).length,
  }
}

/** The files of the named chunks and of all they import; a worker is an asset of the chunk that starts it. */
function filesOf(manifest: Record<string, Chunk>, keys: readonly string[]): Set<string> {
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no ${key}.`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
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
