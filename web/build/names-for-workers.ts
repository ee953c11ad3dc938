import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Lists of names that follow from the registry of fields, and nothing else. */
const LISTS = /\/sync\/(columns\/book-fields|domain\/fields\/text-fields)\.ts$/

/**
 * The book's worker needs the names of fields and none of what screens say of them: it gets these lists as they come
 * out, without the registry that they are made from, 3 KB gzipped less of what everybody loads first.
 */
export function namesForWorkers(): Plugin {
  return {
    name: 'names-for-workers',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!LISTS.test(id)) return undefined
      const lists: Record<string, unknown> = await import(pathToFileURL(id).href)
      return Object.entries(lists)
        .map(([name, list]) => `export const ${name} = ${JSON.stringify(list)}`)
        .join('\n')
    },
  }
}
