import { memo, useMemo } from 'react'
import { CompsExports } from '../../exports/comps-exports.tsx'
import { useRentOnly } from '../../exports/use-rent-only.ts'
import { PROXIMITY_STEM, proximityDocument } from '../proximity-document.ts'
import type { ProximityState } from '../proximity-state.ts'

interface ExportButtonsProps {
  state: ProximityState
  /** All in one menu, where there is no room for a button each. */
  narrow: boolean
  /** The marketing map is to be shown. */
  onMap(): void
}

/** Where properties have notes at all, one of the nearest so many does. */
const LOOKED_AT = 200

/** The ways in which the comps shown can leave the app. */
export const ExportButtons = memo(function ExportButtons({ state, narrow, onMap }: ExportButtonsProps) {
  const { result, propertyAt } = state
  const found = result?.comps.slots
  const all = found?.length ?? 0
  const hasNotes = useMemo(
    () => found?.subarray(0, LOOKED_AT).some((slot) => propertyAt(slot).notes !== null) ?? false,
    [found, propertyAt],
  )
  const { isOn, toggles } = useRentOnly(result?.figures.rents.withRent ?? 0, all)
  const count = isOn ? (result?.figures.rents.withRent ?? 0) : all
  return (
    <CompsExports
      of="proximity"
      {...{ count, narrow, onMap, toggles, hasNotes }}
      mapped={all}
      document={() => proximityDocument(state, { isRentOnly: isOn })}
      stem={PROXIMITY_STEM}
    />
  )
})
