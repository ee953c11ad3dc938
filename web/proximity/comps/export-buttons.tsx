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

/** The ways in which the comps shown can leave the app. */
export function ExportButtons({ state, narrow, onMap }: ExportButtonsProps) {
  const all = state.result?.slots.length ?? 0
  const { isOn, toggles } = useRentOnly(state.result?.figures.rents.withRent ?? 0, all)
  const count = isOn ? (state.result?.figures.rents.withRent ?? 0) : all
  return (
    <CompsExports
      of="proximity"
      {...{ count, narrow, onMap, toggles }}
      mapped={all}
      hasNotes={hasNotes(state)}
      document={() => proximityDocument(state, { isRentOnly: isOn })}
      stem={PROXIMITY_STEM}
    />
  )
}

/** Where properties have notes at all, one of the first so many does. */
const LOOKED_AT = 200

function hasNotes({ result, propertyAt }: ProximityState): boolean {
  return result?.slots.subarray(0, LOOKED_AT).some((slot) => propertyAt(slot).notes !== null) ?? false
}
