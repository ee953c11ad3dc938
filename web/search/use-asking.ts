import { useEffect, useState } from 'react'
import { afterPaint } from '../after-paint.ts'
import { isBareSearch } from '../is-bare-search.ts'

/** How questions are read and answered: asked for with this file, or after what the page opens with. */
type Asking = Pick<typeof import('./search-question.ts'), 'prepareWords' | 'searchQuestion'>

let loaded: Asking | null = null
let loading = isBareSearch(location) ? null : load()

function load(): Promise<void> {
  const coming = import('./search-question.ts').then(({ prepareWords, searchQuestion }) => {
    loaded = { prepareWords, searchQuestion }
  })
  coming.catch(() => undefined)
  return coming
}

/** Null until it is here; renders an error where it does not come. */
export function useAsking(): Asking | null {
  const [, renew] = useState(loaded)
  useEffect(() => {
    if (loaded !== null) return
    loading ??= afterPaint().then(load)
    loading.then(
      () => renew(loaded),
      (error) =>
        renew(() => {
          throw error
        }),
    )
  }, [])
  return loaded
}
