/** What Vite's manifest says of one chunk. */
export interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  /** Fonts, pictures and workers. */
  readonly assets?: readonly string[]
}

/** The chunks that show the first results, and the sync engine, which comes right after them. */
const FIRST = ['index.html', 'app.tsx', 'search/search-page.tsx', 'data/sync/follow-sync.ts']
const SCRIPT = /\.js$/

/** A built file: its path in the folder of the web app, and a text that changes with its content. */
export interface BuiltFile {
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
