import { splitAddress } from '../cells/place/split-address.ts'

/** The town of an address, as a cell of a column would say it; `null` where it names none. */
export function townOf(address: string | null): string | null {
  const { city = null, state = null } = address === null ? {} : splitAddress(address)
  return city === null ? null : [city, state].filter((part) => part !== null).join(', ')
}

/** Whether an address says no town: a building of a park is in the town of the park. */
export function isWithoutTown(address: string | null): boolean {
  return address !== null && townOf(address) === null
}
