import { rentOnlyWords } from '../../comps/rent-only.ts'
import type { Addition } from '../../property/addition-store.ts'

/** The part of an addition that states a rent; the list that is made of it remembers that. */
export function withRentOnly(addition: Addition): Addition {
  const { withRent, properties, origin } = addition
  const filters = origin?.filters
  return {
    ...addition,
    count: withRent,
    properties: () => properties().filter(({ rentPerSf }) => rentPerSf !== null),
    origin: filters ? { ...origin, filters: { ...filters, words: rentOnlyWords(filters.words) } } : origin,
  }
}
