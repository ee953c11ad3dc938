import type { RentUnit } from '../../sync/domain/format.ts'

/** For the styles of tables without heads: `/mo` or `/yr` stands behind a rent. */
export function rentPeriod(unit: RentUnit): { '--rent-period': string } {
  return { '--rent-period': unit === 'month' ? '"/mo"' : '"/yr"' }
}
