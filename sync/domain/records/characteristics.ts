/** What a comp can differ from the subject in, in the order of the grid. */
export const CHARACTERISTICS = [
  'dateSigned',
  'leaseType',
  'size',
  'clearHeight',
  'yearBuilt',
  'office',
  'location',
  'other',
] as const
export type Characteristic = (typeof CHARACTERISTICS)[number]
