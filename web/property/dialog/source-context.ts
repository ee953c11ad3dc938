import { createContext, use } from 'react'
import type { SourceState } from './use-property-source.ts'

export interface Sources {
  readonly source: SourceState
  /** Asks again where it failed. */
  ask(): void
  /** The dialog: popovers are put into it, so that they scroll and take the focus as it does. */
  readonly container: HTMLElement | null
}

export const SourceContext = createContext<Sources | null>(null)

/** Where the figures of the open property come from. */
export function useSources(): Sources {
  const sources = use(SourceContext)
  if (sources === null) throw new Error('useSources is used outside a property dialog.')
  return sources
}
