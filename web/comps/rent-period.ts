import { RENT_UNITS, type RentUnit } from '../../sync/domain/format.ts'

/** For the styles of tables without heads: `/SF/mo` or `/SF/yr` stands behind a rent. */
export function rentPeriod(unit: RentUnit): { '--rent-period': string } {
  return { '--rent-period': `"${RENT_UNITS[unit]}"` }
}
