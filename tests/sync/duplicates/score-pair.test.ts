import { expect, test } from 'vitest'
import { likelyPairs } from '../../../edge/duplicates/likely-pairs.ts'
import { type Candidate, likenessOf } from '../../../sync/duplicates/score-pair.ts'

const WORKS: Candidate = {
  id: 'a',
  name: 'Windfern Crane Works',
  address: '5675 Windfern Rd',
  suite: null,
  city: 'Houston',
  zip: '77041',
  parcel: null,
  feet: 77_250,
  year: 2007,
  tenant: null,
  commencement: null,
  expiration: null,
  signed: null,
  latitude: null,
  longitude: null,
}
const like = (other: Partial<Candidate>, one: Partial<Candidate> = {}) =>
  likenessOf({ ...WORKS, ...one }, { ...WORKS, id: 'b', ...other })

test('the more two have in common, the surer it is that they are one', () => {
  const all = like({})
  const withoutYear = like({ year: null })
  const withoutName = like({ year: null, name: '5675 Windfern Rd' })
  const scores = [all, withoutYear, withoutName].map((found) => found?.score ?? 0)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(new Set(scores).size).toBe(3)
  expect(all?.reasons).toEqual(['same address', 'same size', 'same year', 'same name'])
})

test('an address is the same however it is written', () => {
  expect(like({ address: '5675 Windfern Road' })?.reasons[0]).toBe('same address')
})

test.each([
  ['another ZIP code', { zip: '77002' }, {}],
  ['another city where a ZIP code is not known', { zip: null, city: 'Dallas' }, {}],
  ['another parcel', { parcel: '2' }, { parcel: '1' }],
  ['another suite', { suite: 'B' }, { suite: 'A' }],
])('%s rules it out', (_what, other, one) => {
  expect(like(other, one)).toBeNull()
})

test('another tenant on other dates is another deal of the building', () => {
  const dated = { tenant: 'Acme', commencement: '2020-01' }
  const next = like({ tenant: 'Borden', commencement: '2025-01' }, dated)
  expect(next?.score).toBeLessThan(0.9)
  expect(like({ tenant: 'Acme Inc.', commencement: '2020-01-15' }, dated)?.reasons).toContain(
    'same tenant and dates',
  )
})

test('places near each other speak for it, and places far apart against it', () => {
  const there = { latitude: 29.8, longitude: -95.5 }
  const near = like({ address: '5679 Windfern Rd', latitude: 29.8005, longitude: -95.5 }, there)
  const far = like({ address: '5679 Windfern Rd', latitude: 29.9, longitude: -95.5 }, there)
  expect(near?.reasons[0]).toBe('182 ft apart')
  expect(near?.score).toBeGreaterThan(far?.score ?? 1)
})

test('a property is in one pair for every other source, the likeliest', () => {
  const rows = [
    { ...WORKS, id: 'lease', tenant: 'Acme', commencement: '2020-01', sourceId: 1 },
    { ...WORKS, id: 'next', tenant: 'Borden', commencement: '2025-01', sourceId: 1 },
    { ...WORKS, id: 'feed', tenant: 'Borden', commencement: '2025-01', sourceId: 2 },
  ]
  const pairs = likelyPairs(rows, () => false)
  expect(pairs.map(({ first, second }) => [first.id, second.id])).toEqual([['next', 'feed']])
  expect(likelyPairs(rows, (key) => key === 'feed\nnext').map(({ first }) => first.id)).not.toContain('next')
})
