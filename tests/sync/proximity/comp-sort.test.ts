import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { near } from '../../../sync/book/spatial/near.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { type CompSort, readSort } from '../../../sync/proximity/comp-sort.ts'
import { prepareRanks, sortedPositions } from '../../../sync/proximity/sorted-positions.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'

const CENTER = { latitude: 30, longitude: -95 }

/** Three comps a, b and c, in order of distance; c came after the snapshot. */
function sorted(sort: CompSort, given: Record<'a' | 'b' | 'c', Partial<Property>>): string {
  const [a, b, c] = (['a', 'b', 'c'] as const).map((id, i) =>
    makeProperty({ id, name: id, latitude: 30 + i * 0.01, longitude: -95, ...given[id] }),
  ) as [Property, Property, Property]
  const book = overlay(makeBase(1, [a, b]), [{ id: 'c', property: c }])
  const comps = near(book, CENTER, 5)
  return Array.from(
    sortedPositions(book, comps, sort),
    (position) => propertyAt(book, comps.slots[position] as number).id,
  ).join('')
}

test('the nearest comes first, or last', () => {
  expect(sorted('distance_asc', { a: {}, b: {}, c: {} })).toBe('abc')
  expect(sorted('distance_desc', { a: {}, b: {}, c: {} })).toBe('cba')
})

test('equally far comps keep their order when the farthest come first', () => {
  const book = overlay(makeBase(1, []), [])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4 })), (far) => {
      const miles = Float64Array.from(far).sort()
      const positions = Array.from(miles, (_, position) => position)
      const expected = positions.toSorted((a, b) => (miles[b] as number) - (miles[a] as number))
      const comps = { slots: Uint32Array.from(positions), miles }
      expect([...sortedPositions(book, comps, 'distance_desc')]).toEqual(expected)
    }),
  )
})

test('what does not say is last either way, and what is equal stays nearest first', () => {
  const rents = { a: { rentPerSf: null }, b: { rentPerSf: 0.9 }, c: { rentPerSf: 0.5 } }
  expect([sorted('rent_asc', rents), sorted('rent_desc', rents)]).toEqual(['cba', 'bca'])
  expect(sorted('size_desc', { a: { squareFootage: 7 }, b: {}, c: { squareFootage: 7 } })).toBe('acb')
})

test('what is worked out, amenities and columns of a source sort too', () => {
  const lease = { leaseTerm: 12, rentEscalationPct: 0, tiPerSf: 0 }
  const leases = {
    a: { ...lease, rentPerSf: 0.9, freeRentMonths: 6 },
    b: { ...lease, rentPerSf: 0.8, freeRentMonths: 0 },
    c: { ...lease, rentPerSf: 0.7, freeRentMonths: 0 },
  }
  expect(sorted('netEffectiveRent_asc', leases)).toBe('acb')
  expect(sorted('custom.Bay_desc', { a: {}, b: { custom: 'Bay: 9' }, c: { custom: 'Bay: 12' } })).toBe('cba')
  expect(sorted('amenities_desc', { a: {}, b: { dockDoors: 2 }, c: { dockDoors: 2, craneTons: 5 } })).toBe(
    'cba',
  )
})

test('names, lease types and dates have an order of their own', () => {
  expect(sorted('name_asc', { a: { name: 'Zapata' }, b: { name: 'alief' }, c: { name: 'Katy' } })).toBe('bca')
  expect(
    sorted('lease_asc', { a: { leaseType: 'Gross' }, b: { leaseType: 'MG' }, c: { leaseType: 'NNN' } }),
  ).toBe('cba')
  expect(
    sorted('signed_asc', {
      a: { dateSigned: '2024-Q2' },
      b: { dateSigned: '2023' },
      c: { dateSigned: '2024-03-14' },
    }),
  ).toBe('bca')
})

const stated = fc.record({
  rentPerSf: fc.option(fc.constantFrom(-0, 0, 0.45, 0.5, 0.9)),
  tenant: fc.option(fc.constantFrom('Alief', 'alief', 'Katy Pipe', 'Zapata')),
  dateSigned: fc.option(fc.constantFrom('2023', '2024-Q2', '2024-03-14')),
  name: fc.constantFrom('A', 'a', 'B'),
})
const SORTS: readonly CompSort[] = [
  'rent_asc',
  'rent_desc',
  'name_desc',
  'signed_asc',
  'tenant_desc',
  'distance_desc',
]

test('with all of the book put in order first, comps stand as without', () => {
  fc.assert(
    fc.property(fc.array(stated), fc.array(stated), fc.constantFrom(...SORTS), (own, changed, sort) => {
      const [before, after] = [own, changed].map((all, part) =>
        all.map((each, i) =>
          makeProperty({ ...each, id: `${part}-${i}`, latitude: 30 + i * 0.001, longitude: -95 }),
        ),
      ) as [Property[], Property[]]
      const book = () =>
        overlay(
          makeBase(1, before),
          after.map((property) => ({ id: property.id, property })),
        )
      const [plain, prepared] = [book(), book()]
      prepareRanks(prepared, readSort(sort).by)
      const [expected, found] = [plain, prepared].map((each) => [
        ...sortedPositions(each, near(each, CENTER, 5), sort),
      ])
      expect(found).toEqual(expected)
    }),
  )
})
