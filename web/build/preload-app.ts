import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** The app's own; the public page stands alone. */
const DOCUMENT = 'index.html'
/** Characters of all that the first script is made of: it is to run while the app is still on its way. */
const FIRST_SCRIPT = 16_000

/**
 * Names the app's scripts and styles in the document, so that they are loaded at once and in force before the first
 * frame. The entry loads the app while it runs, and has to be small: else the build fails. `app` is the end of the
 * path of the app's file.
 */
export function preloadApp(app: string): Plugin {
  return {
    name: 'preload-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle = {} }) {
        if (!filename.endsWith(DOCUMENT)) return html
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(app))
        if (start === undefined) throw new Error(`The build has no chunk of ${app}.`)
        refuseLargeEntry(chunks)
        return linksOf(start, chunks).filter(({ attrs }) => !html.includes(`"${attrs?.href}"`))
      },
    },
  }
}

function refuseLargeEntry(chunks: readonly Rolldown.OutputChunk[]): void {
  const entry = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith(DOCUMENT))
  if (entry === undefined) throw new Error('The build has no entry.')
  const parts = withImports(entry, chunks)
  const length = parts.reduce((sum, { code }) => sum + code.length, 0)
  if (length > FIRST_SCRIPT)
    throw new Error(`The first script takes ${length} characters: ${parts.map(({ fileName }) => fileName)}.`)
}

/** A chunk and all that have to be there before it runs. */
function withImports(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const all = new Set<Rolldown.OutputChunk>()
  const visit = (one: Rolldown.OutputChunk | undefined): void => {
    if (one === undefined || all.has(one)) return
    all.add(one)
    for (const imported of one.imports) visit(chunks.find(({ fileName }) => fileName === imported))
  }
  visit(chunk)
  return [...all]
}

function linksOf(start: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): HtmlTagDescriptor[] {
  const parts = withImports(start, chunks)
  const styles = new Set(parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  const link = (rel: string, file: string): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel, crossorigin: true, href: `/${file}` },
    injectTo: 'head',
  })
  // A server without HTTP/2 sends six files at a time: what takes longest to come and to be read goes first.
  const longestFirst = parts.toSorted((a, b) => b.code.length - a.code.length)
  return [
    ...longestFirst.map(({ fileName }) => link('modulepreload', fileName)),
    ...[...styles].map((file) => link('stylesheet', file)),
  ]
}
