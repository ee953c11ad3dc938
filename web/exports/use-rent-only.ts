import { useState } from 'react'
import { canBeRentOnly, rentOnlyLabel } from '../comps/rent-only.ts'
import type { ExportToggle } from './export-menu.tsx'

interface RentOnly {
  isOn: boolean
  /** None where all state a rent, or none does. */
  toggles: readonly ExportToggle[]
}

/** Whether only comps that state a rent leave the app. At first all do, as they are what is on the screen. */
export function useRentOnly(withRent: number, count: number): RentOnly {
  const [isWanted, setWanted] = useState(false)
  if (!canBeRentOnly(withRent, count)) return { isOn: false, toggles: [] }
  return {
    isOn: isWanted,
    toggles: [{ label: rentOnlyLabel(withRent, count), isOn: isWanted, set: setWanted }],
  }
}
