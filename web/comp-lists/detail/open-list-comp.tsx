import { useMemo } from 'react'
import { OpenProperty } from '../../property/open-property.tsx'
import type { ListScreen } from './use-list-screen.ts'

interface OpenListCompProps {
  screen: ListScreen
  /** Gives the focus to a comp; -1 for a property the book does not have. */
  onReturnFocus(slot: number): void
}

/** The property in the address, among the comps of the list. */
export function OpenListComp({ screen, onReturnFocus }: OpenListCompProps) {
  const { list, shown, comps, openId, openProperty, closeProperty, propertyAt, slotOf, unit } = screen
  const slots = useMemo(
    () =>
      Uint32Array.from(
        [...shown, ...comps.excluded].filter(({ slot }) => slot >= 0),
        ({ slot }) => slot,
      ),
    [shown, comps],
  )
  return (
    <OpenProperty
      {...{ openId, openProperty, closeProperty, propertyAt, slotOf, unit, slots, onReturnFocus }}
      pageTitle={list.name}
      without={{ kind: 'unknown' }}
    />
  )
}
