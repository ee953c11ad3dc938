import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AMENITY_IDS } from '../../../sync/domain/amenities/amenities.ts'
import type { PropertyFilter } from '../../../sync/domain/criteria/filter.ts'
import { eachBound } from '../../../sync/domain/criteria/filter-bounds.ts'
import { eachChoice } from '../../../sync/domain/criteria/filter-choices.ts'
import { filterIn, filterParams, paramsOf } from '../../../web/criteria/filter-params.ts'
import { addressOf, parseSearch, stringifySearch } from '../../../web/search-params.ts'

const anyFilter: fc.Arbitrary<PropertyFilter> = fc.record(
  {
    ...eachChoice(() => fc.array(fc.constantFrom('007', 'A & B, "C"', '=1+1'), { minLength: 1 })),
    ...eachBound(({ isWhole }) => (isWhole ? fc.nat() : fc.constantFrom(0, 0.95, 1.5))),
    amenities: fc.uniqueArray(fc.constantFrom(...AMENITY_IDS), { minLength: 1 }),
  },
  { requiredKeys: [] },
)

test('a filter is the same once it has been in an address', () => {
  const address = addressOf(filterParams)
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(filterIn(address.parse(parseSearch(stringifySearch(paramsOf(filter)))))).toEqual(filter)
    }),
  )
})
