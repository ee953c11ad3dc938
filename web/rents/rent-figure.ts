import {
  formatRent,
  formatRentRange,
  NOT_AVAILABLE,
  RENT_UNITS,
  type RentUnit,
} from '../../sync/domain/format.ts'

/** A rent with its unit: nothing while loading; 'N/A', without a unit, where no property says. */
export function rentFigure(
  perMonth: number | null | undefined,
  unit: RentUnit,
): { value: string | null; unit?: string } {
  if (perMonth === undefined) return { value: null }
  if (perMonth === null) return { value: NOT_AVAILABLE }
  return { value: formatRent(perMonth, unit), unit: RENT_UNITS[unit] }
}

/** `$0.45 – $0.62`, or 'N/A' where no property says. */
export function rentRange(from: number | null, to: number | null, unit: RentUnit): string {
  return from === null || to === null ? NOT_AVAILABLE : formatRentRange(from, to, unit)
}
