import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/**
 * The entry loads the app as it runs; this names the app's scripts and styles in the document, so that they are on
 * their way at once and in force before the first frame. `app` is how the path of the app's file ends.
 */
export function preloadApp(app: string): Plugin {
  return {
    name: 'preload-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(app))
        if (start === undefined) throw new Error(`The build has no chunk of ${app}.`)
        return linksOf(start, chunks).filter(({ attrs }) => !html.includes(`"${attrs?.href}"`))
      },
    },
  }
}

function linksOf(start: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): HtmlTagDescriptor[] {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || scripts.has(chunk.fileName)) return
    scripts.add(chunk.fileName)
    for (const imported of chunk.imports) visit(chunks.find(({ fileName }) => fileName === imported))
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  visit(start)
  const link = (rel: string, file: string): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel, crossorigin: true, href: `/${file}` },
    injectTo: 'head',
  })
  return [
    ...[...scripts].map((file) => link('modulepreload', file)),
    ...[...styles].map((file) => link('stylesheet', file)),
  ]
}
