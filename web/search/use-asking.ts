import { useEffect, useState } from 'react'

/** How questions are read and answered: asked for with this file, because the page opens without it. */
type Asking = Pick<typeof import('./search-question.ts'), 'prepareWords' | 'searchQuestion'>

let loaded: Asking | null = null
const loading = import('./search-question.ts').then(({ prepareWords, searchQuestion }) => {
  loaded = { prepareWords, searchQuestion }
})
loading.catch(() => undefined)

/** Null until it is here; renders an error where it does not come. */
export function useAsking(): Asking | null {
  const [, renew] = useState(loaded)
  useEffect(() => {
    if (loaded !== null) return
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
