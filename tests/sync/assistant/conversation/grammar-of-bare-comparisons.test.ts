import fc from 'fast-check'
import { expect, test } from 'vitest'
import { talkAfter } from './talk-after.ts'

const KATY = { kind: 'word', field: 'city', anyOf: ['Katy'], not: false }
/** How far up or down it goes, what is asked of it, and what is listed first then. */
const COMPARISONS = [
  ['bigger', 'squareFootage', '20-30k sf', { min: 30_000, max: null }, true],
  ['larger', 'squareFootage', '20-30k sf', { min: 30_000, max: null }, true],
  ['smaller', 'squareFootage', '20-30k sf', { min: null, max: 20_000 }, false],
  ['cheaper', 'rentPerSf', '$0.60-0.80', { min: null, max: 0.6 }, false],
  ['pricier', 'rentPerSf', '$0.60-0.80', { min: 0.8, max: null }, true],
  ['newer', 'yearBuilt', 'built 1990 to 2005', { min: 2006, max: null }, true],
  ['older', 'yearBuilt', 'built 1990 to 2005', { min: null, max: 1989 }, false],
  ['taller', 'clearHeight', '24-28 clear', { min: 28, max: null }, true],
] as const
const WAYS = [
  '#',
  '# please',
  'anything #?',
  'something #',
  'show me # ones',
  'got any # buildings',
  'a bit #',
]
const comparison = fc.constantFrom(...COMPARISONS)
const way = fc.constantFrom(...WAYS)

test('a bare comparison goes beyond what was asked for', () => {
  fc.assert(
    fc.property(comparison, way, ([word, field, asked, { min, max }], said) => {
      const turn = said.replace('#', word)
      const { criteria } = talkAfter(`${asked}, Katy`, turn)
      const [range] = criteria.filter(({ kind }) => kind === 'range')
      expect({ turn, range }).toMatchObject({ turn, range: { field, min, max } })
      expect(criteria).toContainEqual(KATY)
    }),
  )
})

test('where no bound stands in its way, it says what comes first, and nothing is forgotten', () => {
  fc.assert(
    fc.property(comparison, way, ([word, field, , , descending], said) => {
      const turn = said.replace('#', word)
      const { criteria, order } = talkAfter('warehouses in Katy with docks', turn)
      expect({ turn, order }).toEqual({ turn, order: { field, descending } })
      expect(criteria).toEqual(talkAfter('warehouses in Katy with docks').criteria)
    }),
  )
})

test.each(['bigger is fine', 'bigger, 50k', 'bigger than that', 'no older than 2000'])(
  '“%s” is no bare comparison',
  (turn) => {
    expect(talkAfter('20-30k sf in Katy', turn).order).toBeNull()
  },
)
