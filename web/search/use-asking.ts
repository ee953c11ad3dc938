import { useEffect, useState } from 'react'
import { afterPaint } from '../after-paint.ts'

/** How questions are read and answered: asked for by itself, because the page opens without it. */
type Asking = Pick<typeof import('./search-question.ts'), 'prepareWords' | 'searchQuestion'>

let loaded: Asking | null = null
let loading: Promise<void> | null = null

function load(): Promise<void> {
  loading ??= import('./search-question.ts').then(({ prepareWords, searchQuestion }) => {
    loaded = { prepareWords, searchQuestion }
  })
  loading.catch(() => undefined)
  return loading
}

/** Null until it is here: at once where that `isUrgent`, else after what is drawn first. Renders an error where it does not come. */
export function useAsking(isUrgent: boolean): Asking | null {
  const [, renew] = useState(loaded)
  if (isUrgent) void load()
  useEffect(() => {
    if (loaded !== null) return
    afterPaint()
      .then(load)
      .then(
        () => renew(loaded),
        (error) =>
          renew(() => {
            throw error
          }),
      )
  }, [])
  return loaded
}
