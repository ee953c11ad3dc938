import { createContext, use } from 'react'
import type { RentUnit } from '../../../../sync/domain/format.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import type { SourceState } from './use-property-source.ts'

export interface Sources {
  readonly property: Property
  readonly unit: RentUnit
  readonly source: SourceState
  /** Asks again where it failed. */
  ask(): void
  /** Closes the dialog. */
  close(): void
  /** The dialog: popovers are put into it, so that they scroll and take the focus as it does. */
  readonly container: HTMLElement | null
}

export const SourceContext = createContext<Sources | null>(null)

/** The open property, and where its figures come from. */
export function useSources(): Sources {
  const sources = use(SourceContext)
  if (sources === null) throw new Error('useSources is used outside a property dialog.')
  return sources
}
