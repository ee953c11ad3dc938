import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Property } from '../../../../sync/domain/property.ts'
import { gridComps } from '../../../../web/comp-lists/adjustments/grid-model.ts'
import { listComps } from '../../../../web/comp-lists/detail/list-comps.ts'
import { listFigures, listMedians } from '../../../../web/comp-lists/detail/list-figures.ts'
import { exclusionWords } from '../../../../web/comp-lists/detail/rows/exclusion-words.ts'
import { sortedListComps } from '../../../../web/comp-lists/detail/sorted-list-comps.ts'
import type { SyncedComp } from '../../../../web/data/comp-lists/comp-lists.ts'
import { makeComp } from '../../../make/comp.ts'
import { makeProperty } from '../../../make/property.ts'

const NOWHERE = { subjectPropertyId: null, latitude: null, longitude: null }

/** A book of properties, their slots in the order given. */
function bookOf(...properties: Partial<Property>[]) {
  const known = properties.map((given) => makeProperty(given))
  return (id: string) => {
    const slot = known.findIndex((property) => property.id === id)
    const property = known[slot]
    return property === undefined ? null : { slot, property }
  }
}

const compsOf = (entries: SyncedComp[], ...properties: Partial<Property>[]) =>
  listComps({ ...NOWHERE, entries }, bookOf(...properties))

test('included comps are numbered in the list’s order, those left out and the subject are not', () => {
  const entries = [
    makeComp('a'),
    makeComp('b', { isIncluded: false }),
    makeComp('subject'),
    makeComp('gone', { propertyName: 'Long gone', propertyAddress: '1 Old Rd' }),
  ]
  const comps = listComps(
    { entries, subjectPropertyId: 'subject', latitude: null, longitude: null },
    bookOf(
      { id: 'subject', latitude: 29, longitude: -95 },
      { id: 'a', latitude: 29, longitude: -95 },
      { id: 'b' },
    ),
  )
  expect(comps.center).toMatchObject({ latitude: 29, longitude: -95 })
  expect(comps.subject).toMatchObject({ slot: 0, miles: 0 })
  expect(
    [...comps.included, ...comps.excluded].map(({ property, slot, number, miles }) => [
      property.name,
      property.address,
      slot,
      number,
      miles,
    ]),
  ).toEqual([
    ['Windfern Manufacturing Plant', null, 1, 1, 0],
    ['Long gone', '1 Old Rd', -1, 2, null],
    ['Windfern Manufacturing Plant', null, 2, null, null],
  ])
})

test('a subject that has left the book is still what the comps are compared with, and no comp', () => {
  const entries = [makeComp('gone', { propertyName: 'Long gone' }), makeComp('a')]
  const comps = listComps({ ...NOWHERE, subjectPropertyId: 'gone', entries }, bookOf({ id: 'a' }))
  expect(comps.subject).toMatchObject({ slot: -1, property: { name: 'Long gone' }, miles: null })
  expect(comps.included.map(({ property }) => property.id)).toEqual(['a'])
  const unlisted = listComps({ ...NOWHERE, subjectPropertyId: 'gone', entries: [] }, bookOf())
  expect(unlisted.subject).toBeNull()
})

test('the list’s own order is kept whatever it is sorted by, and what is missing comes last either way', () => {
  const { included } = compsOf(
    [makeComp('a'), makeComp('b'), makeComp('c')],
    { id: 'a', name: 'Zeta', rentPerSf: 0.8, dateSigned: '2024-05' },
    { id: 'b', name: 'Alpha', dateSigned: '2024-Q1' },
    { id: 'c', name: 'Mid', rentPerSf: 0.6 },
  )
  const order = (sort: Parameters<typeof sortedListComps>[1]) =>
    sortedListComps(included, sort).map(({ property, number }) => `${number}${property.id}`)
  expect([
    order(null),
    order('rent_asc'),
    order('rent_desc'),
    order('name_asc'),
    order('signed_desc'),
  ]).toEqual([
    ['1a', '2b', '3c'],
    ['3c', '1a', '2b'],
    ['1a', '3c', '2b'],
    ['2b', '3c', '1a'],
    ['1a', '2b', '3c'],
  ])
})

test('figures are those of the included comps alone', () => {
  const { included } = compsOf(
    [makeComp('a'), makeComp('b'), makeComp('c', { isIncluded: false }), makeComp('gone')],
    { id: 'a', rentPerSf: 0.6, leaseType: 'NNN', yearBuilt: 2001 },
    { id: 'b', rentPerSf: 1, leaseType: 'Gross', yearBuilt: 2004 },
    { id: 'c', rentPerSf: 9, leaseType: 'MG', yearBuilt: 1950 },
  )
  const { rents, leaseMix } = listFigures(included)
  expect([rents.withRent, rents.mean, leaseMix]).toEqual([2, 0.8, { NNN: 1, MG: 0, Gross: 1, none: 1 }])
  const columns = (['distance', 'tenant', 'rentPerSf', 'squareFootage', 'yearBuilt'] as const).map(
    (column) => ({
      column,
    }),
  )
  const { count, of } = listMedians(included, columns)
  expect([count, ...of]).toEqual([
    included.length,
    ['rentPerSf', { median: 0.8, n: 2 }],
    ['yearBuilt', { median: 2003, n: 2 }],
  ])
})

test('numbers have no gaps, and no comp is lost or doubled', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 })),
      fc.func(fc.boolean()),
      fc.func(fc.boolean()),
      (ids, isIn, isKnown) => {
        const known = ids.filter((id) => isKnown(id)).map((id) => ({ id }))
        const { included, excluded } = compsOf(
          ids.map((id) => makeComp(id, { isIncluded: isIn(id) })),
          ...known,
        )
        expect(included.map(({ number }) => number)).toEqual(included.map((_, i) => i + 1))
        expect([...included, ...excluded].map(({ entry }) => entry.propertyId).sort()).toEqual(
          [...ids].sort(),
        )
      },
    ),
  )
})

test('an exclusion says why, by whom and when', () => {
  const at = new Date(2026, 10, 19, 12).getTime()
  const maria = { id: 'm', teamId: 'demo', name: 'Maria Torres' }
  expect([
    exclusionWords(
      makeComp('a', { excludeReason: 'Lease type not stated', excludedAt: at, excluder: maria }),
      at,
    ),
    exclusionWords(makeComp('a', { excludedAt: at }), new Date(2027, 0, 2).getTime()),
  ]).toEqual([
    { why: 'Lease type not stated', by: 'MT, Nov 19' },
    { why: 'No reason given', by: 'Nov 19, 2026' },
  ])
})

test('the subject of a sheet counts in no median and in no grid, and rents that are worked out have a median', () => {
  const lease = { leaseTerm: 60, rentEscalationPct: 0, freeRentMonths: 0, tiPerSf: 6 }
  const { included } = compsOf(
    [makeComp('a'), makeComp('b'), makeComp('own')],
    { id: 'a', rentPerSf: 1, ...lease },
    { id: 'b', rentPerSf: 2, ...lease },
    { id: 'own', rentPerSf: 9, ...lease, status: 'Subject' },
  )
  const medians = listMedians(included, [{ column: 'rentPerSf' }, { column: 'netEffectiveRent' }])
  expect([medians.count, medians.of.get('rentPerSf')]).toEqual([2, { median: 1.5, n: 2 }])
  expect(medians.of.get('netEffectiveRent')?.median).toBeCloseTo(1.4, 12)
  expect(gridComps({ included }).map(({ property }) => property.id)).toEqual(['a', 'b'])
})
