import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { isBareSearch } from './is-bare-search.ts'

/** How questions are read and answered: asked for with this file, or after what the page opens with. */
type Asking = Pick<typeof import('./search/search-question.ts'), 'prepareWords' | 'searchQuestion'>
type AskedParts = typeof import('./search/asked-parts.ts').ASKED_PARTS

let loaded: Asking | null = null
let parts: AskedParts | null = null
let loading = isBareSearch(location) ? null : load()

function load(): Promise<void> {
  const coming = Promise.all([import('./search/search-question.ts'), import('./search/asked-parts.ts')]).then(
    ([{ prepareWords, searchQuestion }, { ASKED_PARTS }]) => {
      parts = ASKED_PARTS
      loaded = { prepareWords, searchQuestion }
    },
  )
  coming.catch(() => undefined)
  return coming
}

/** What only an answered question shows. It comes with what answers it, so it is here when it is needed. */
export function askedParts(): AskedParts | null {
  return parts
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
