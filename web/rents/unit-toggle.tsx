import { ArrowLeftRight } from 'lucide-react'
import { memo } from 'react'
import { RENT_UNITS, type RentUnit } from '../../sync/domain/format.ts'
import { SegmentedControl } from '../ui/fields/segmented-control.tsx'
import styles from './unit-toggle.module.css'

const UNITS = [
  { value: 'month', label: `$${RENT_UNITS.month}` },
  { value: 'year', label: `$${RENT_UNITS.year}` },
] as const satisfies readonly { value: RentUnit; label: string }[]

interface UnitToggleProps {
  unit: RentUnit
  setUnit: (unit: RentUnit) => void
  /** One button that flips the unit, where there is no room for both. */
  narrow: boolean
}

/** Rents by month or by year, for display only. */
export const UnitToggle = memo(function UnitToggle({ unit, setUnit, narrow }: UnitToggleProps) {
  if (!narrow)
    return <SegmentedControl label="Unit of rents" value={unit} segments={UNITS} onChange={setUnit} />
  return (
    <button
      type="button"
      className={styles.flip}
      aria-label={`Rents are in $${RENT_UNITS[unit]}. Change the unit`}
      onClick={() => setUnit(unit === 'month' ? 'year' : 'month')}
    >
      ${RENT_UNITS[unit]}
      <ArrowLeftRight size={12} strokeWidth={1.75} aria-hidden />
    </button>
  )
})
