import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const SERVICE_WORKER = 'service-worker.js'
/** Of the folder, but not of the app. The public page's own files are in a folder. */
const NOT_KEPT = /^(\.|_headers$|notices\.txt$|service-worker\.js$|landing\.html$|assets\/landing\/)/

/** Tells the built service worker which files the web app in `folder` is made of. */
export function listFilesForServiceWorker(folder: string): void {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const list = JSON.stringify(filesOfVersion(manifest, builtFiles(folder), page))
  const worker = join(folder, SERVICE_WORKER)
  // In front of the code, so that a change of any file is a change of the worker.
  writeFileSync(worker, `self.filesOfVersion=${list};\n${readFileSync(worker, 'utf8')}`)
}

function builtFiles(folder: string): BuiltFile[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  return paths
    .filter((path) => !NOT_KEPT.test(path))
    .sort()
    .map((path) => ({ path, revision: revisionOf(readFileSync(join(folder, path))) }))
}

function revisionOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}

/** What Vite's manifest says of one chunk. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  /** Fonts, pictures and workers. */
  readonly assets?: readonly string[]
}

/** The chunks that show the first results, and the book and the sync engine, which come right after them. */
const FIRST = [
  'index.html',
  'app.tsx',
  'search/search-page.tsx',
  'data/book/book-feed.ts',
  'data/sync/follow-sync.ts',
]
const SCRIPT = /\.js$/

/** A built file: its path in the folder of the web app, and a text that changes with its content. */
interface BuiltFile {
  readonly path: string
  readonly revision: string
}

/**
 * The addresses the service worker keeps: `first` is what the first screen is made of, `later` the rest. A name
 * without a hash gets the file's revision as its query. `page` is the text of index.html, the document.
 * @throws where the build lacks one of the first chunks
 */
export function filesOfVersion(
  manifest: Readonly<Record<string, Chunk>>,
  built: readonly BuiltFile[],
  page: string,
): { first: string[]; later: string[] } {
  const chunks = filesOfChunks(manifest)
  const isFirst = ({ path }: BuiltFile) =>
    path === 'index.html' || chunks.has(path) || page.includes(`"/${path}"`)
  return {
    first: built.filter(isFirst).map(addressOf),
    later: built.filter((file) => !isFirst(file)).map(addressOf),
  }
}

/** The files of the first chunks and of all they import, with their styles and workers. */
function filesOfChunks(manifest: Readonly<Record<string, Chunk>>): Set<string> {
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no ${key}.`)
    if (files.has(chunk.file)) return
    const workers = (chunk.assets ?? []).filter((file) => SCRIPT.test(file))
    for (const file of [chunk.file, ...(chunk.css ?? []), ...workers]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const key of FIRST) visit(key)
  return files
}

function addressOf({ path, revision }: BuiltFile): string {
  if (path.startsWith('assets/')) return `/${path}`
  return `/${path === 'index.html' ? '' : path}?${revision}`
}
