const NOUNS = [
  'land',
  'acreage',
  'dirt',
  ...['tract', 'parcel', 'lot', 'site', 'yard'].flatMap((noun) => [noun, `${noun}s`, `${noun} size`]),
]

const each = (...ends: string[]) => ends.flatMap((end) => NOUNS.map((noun) => `${end} ${noun}`)).join('|')

/** What asks for an order by land, rising and falling. */
export const LAND_SORTS = [
  `${each('least', 'smallest', 'lowest')}|acres small to large|acres low to high|smallest acreage first`,
  `${each('most', 'largest', 'biggest', 'by', 'sort by', 'sorted by')}|most acres|by acres|sort by acres|sorted by acres|by acre|acres large to small|acres high to low`,
] as const
