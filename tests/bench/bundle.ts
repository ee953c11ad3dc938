import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
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

/** What opening `/search` loads beyond the entry's own imports. */
const LOADED_BY_SEARCH = ['search/search-page.tsx', 'data/open-zero.ts', 'data/connection.ts']

/** Weighs the JavaScript and CSS that a first visit to `/search` loads, from the build's manifest, gzip -9. */
export async function benchBundle(): Promise<BenchFigures> {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no ${key}.`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const key of ['index.html', ...LOADED_BY_SEARCH]) visit(key)
  const kilobytes = (ending: RegExp) =>
    [...files]
      .filter((file) => ending.test(file))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length / 1024, 0)
  const foreign = [...files].filter((file) => /maplibre|deck|jspdf|openai/i.test(file))
  return {
    first_route_js_gzip_kb: kilobytes(/\.js$/),
    first_route_css_gzip_kb: kilobytes(/\.css$/),
    files_of_maps_pdf_or_chat: foreign.length,
  }
}
