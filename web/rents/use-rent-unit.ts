import { useSearch } from '@tanstack/react-router'
import type { RentUnit } from '../../sync/domain/format.ts'

/** The unit of rents that the screen shows: each that shows rents keeps it in its address. */
export function useRentUnit(): RentUnit {
  const { unit = 'month' }: { unit?: RentUnit } = useSearch({ strict: false })
  return unit
}
