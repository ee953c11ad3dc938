import type { Plugin } from 'vite'

/** Lets style sheets name media queries, which CSS variables cannot hold: `@media (--phone)`. */
export function namedMedia(queries: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'named-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(\?|$)/, code: '(--' },
      handler: (css) => ({ code: nameMedia(css, queries), map: null }),
    },
    generateBundle(_, bundle) {
      for (const { fileName, ...asset } of Object.values(bundle))
        if ('source' in asset && fileName.endsWith('.css') && /@media[^{]*\(--/.test(String(asset.source)))
          this.error(
            `${fileName} has a named media query, which browsers ignore: CSS that is composed is not transformed.`,
          )
    },
  }
}

/** @throws Error for a name that is not among the queries. */
export function nameMedia(css: string, queries: Readonly<Record<string, string>>): string {
  return css.replace(/@media[^{]+/g, (rule) =>
    rule.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
      const query = queries[name]
      if (query === undefined) throw new Error(`There is no media query named --${name}.`)
      return query
    }),
  )
}
