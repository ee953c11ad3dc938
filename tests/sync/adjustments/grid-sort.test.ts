import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type GridLine,
  type GridSort,
  isGridSort,
  pressedSort,
} from '../../../sync/adjustments/grid-order.ts'
import { sortedByLine } from '../../../sync/adjustments/grid-sort.ts'
import { adjustedComps } from '../../../sync/documents/model/adjusted-comps.ts'
import { makeComps } from '../../make/comps.ts'
import { makeProperty } from '../../make/property.ts'

const LINES: readonly GridLine[] = [
  'rent',
  'dateSigned',
  'leaseType',
  'size',
  'clearHeight',
  'yearBuilt',
  'office',
  'location',
  'net',
  'adjusted',
  'weight',
  'similarity',
]
const ABOUT = { subject: null, today: '2026-11-21' }
const figure = fc.option(fc.integer({ min: 1, max: 40 }))

test('three presses on a head lead one way, the other way and back, from whatever order', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LINES), fc.constantFrom(...LINES), (line, other) => {
      const first = pressedSort(line === other ? null : `${other}_asc`, line)
      const second = pressedSort(first, line)
      expect(new Set([first, second])).toEqual(new Set([`${line}_asc`, `${line}_desc`]))
      expect(pressedSort(second, line)).toBe(null)
    }),
  )
  expect(pressedSort(null, 'similarity')).toBe('similarity_desc')
  expect(['adjusted_asc', 'other_asc', 'adjusted', 'adjusted_asc_desc'].map(isGridSort)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('comps stand by the line, those that do not state it last, and alike ones in the order of the list', () => {
  const comps = fc.array(fc.tuple(figure, figure))
  fc.assert(
    fc.property(comps, fc.boolean(), (all, descending) => {
      const sort: GridSort = descending ? 'clearHeight_desc' : 'clearHeight_asc'
      const facts = ([clearHeight]: readonly [number | null, number | null]) => ({
        property: makeProperty({ clearHeight }),
        rent: 1,
        miles: null,
        adjusted: { net: 0, rent: 1, share: 0 },
      })
      const sorted = sortedByLine(all, sort, facts, ABOUT)
      const stated = all.filter(([own]) => own !== null)
      const turn = descending ? -1 : 1
      expect(sorted).toEqual([
        ...stated.toSorted(([a], [b]) => turn * ((a ?? 0) - (b ?? 0))),
        ...all.filter(([own]) => own === null),
      ])
    }),
  )
})

test.each(['net_asc', 'adjusted_desc', 'weight_desc', 'rent_asc'] as const)(
  'a document has its adjusted comps by %s, each with its own figures and number',
  (gridSort) => {
    const rows = [0.6, 1.1, 0.8, 0.9].map((rentPerSf, i) => ({
      property: makeProperty({ id: `p${i}`, rentPerSf }),
      adjustments: { size: { kind: 'percent', amount: [5, -8, 0, 2][i] ?? 0, reason: null } } as const,
      weight: [10, 20, 30, 40][i] ?? 0,
    }))
    const plain = adjustedComps(makeComps({ rows }))
    const sorted = adjustedComps(makeComps({ rows, gridSort }))
    const by = (own: NonNullable<typeof plain>['rows'][number]) =>
      ({
        net_asc: own.adjusted.net,
        adjusted_desc: -(own.adjusted.rent ?? 0),
        weight_desc: -own.adjusted.share,
        rent_asc: own.row.property.rentPerSf ?? 0,
      })[gridSort]
    expect(sorted?.rows).toEqual(plain?.rows.toSorted((a, b) => by(a) - by(b)))
    expect(sorted?.rows).not.toEqual(plain?.rows)
    expect(sorted?.reconciled).toEqual(plain?.reconciled)
  },
)
