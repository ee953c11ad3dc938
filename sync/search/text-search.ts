/** The twelve fields a text search reads, in the specification's order. */
export const TEXT_FIELDS = [
  'name',
  'address',
  'city',
  'state',
  'tenant',
  'landlordFirm',
  'brokerName',
  'brokerFirm',
  'seller',
  'buyer',
  'propertyType',
  'notes',
] as const
export type TextField = (typeof TEXT_FIELDS)[number]

/** How well each row matches. A row's rank is 0 where it is out; else a higher rank is a better score. */
export interface TextHits {
  ranks: Uint16Array
  /** `scores[rank]` is the exact score; `scores[0]` is 0. */
  scores: Float64Array
}
