import { slotsWithRent } from '../../../sync/book/figure-reader.ts'
import { madeWith } from '../../comp-lists/adding/made-with.ts'
import type { Addition } from '../../property/addition-store.ts'
import type { SearchState } from '../search-state.ts'
import { criteriaInForce } from './criteria-in-force.ts'

/** Results that are to go into a comp list, which remembers what they were found by. */
export function additionOf(
  {
    book,
    propertyAt,
    chips,
    answer,
    unit,
  }: Pick<SearchState, 'book' | 'propertyAt' | 'chips' | 'answer' | 'unit'>,
  slots: Uint32Array,
  address: Pick<Location, 'pathname' | 'search'> = window.location,
): Addition {
  const criteria = criteriaInForce(chips, answer)
  const near = criteria.find((criterion) => criterion.kind === 'near')
  return {
    count: slots.length,
    withRent: book === null ? 0 : slotsWithRent(book, slots).length,
    properties: () => Array.from(slots, propertyAt),
    name: null,
    origin: {
      centerAddress: near?.place ?? null,
      center: near === undefined ? null : { latitude: near.latitude, longitude: near.longitude },
      radius: near?.miles ?? null,
      subjectPropertyId: null,
      filters: madeWith(criteria, unit, address),
    },
  }
}
