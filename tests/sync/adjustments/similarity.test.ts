import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostSimilar, similarity } from '../../../sync/adjustments/similarity.ts'
import { subjectOf } from '../../../sync/adjustments/subject-of.ts'
import { anyProperty, makeProperty } from '../../make/property.ts'

const TODAY = '2026-11-24'
const BUILDING = makeProperty({
  latitude: 29.85,
  longitude: -95.55,
  squareFootage: 60_000,
  leaseType: 'NNN',
  clearHeight: 28,
  propertyType: 'Warehouse',
  yearBuilt: 2010,
  rentPerSf: 1,
  dateSigned: '2026-11-24',
})
const SUBJECT = subjectOf(null, BUILDING)
if (SUBJECT === null) throw new Error('no subject')

test('a comp like the subject in all is wholly similar, and each difference takes from it', () => {
  expect(similarity(BUILDING, SUBJECT, TODAY).score).toBeCloseTo(100, 6)
  const lower = similarity({ ...BUILDING, clearHeight: 24 }, SUBJECT, TODAY)
  expect(lower.parts.clearHeight).toBe(0.75)
  expect(lower.score).toBeCloseTo(97.5, 6)
  expect(similarity({ ...BUILDING, leaseType: null }, SUBJECT, TODAY).parts.leaseType).toBeNull()
})

test('what the subject does not say counts in nothing', () => {
  const vague = { ...SUBJECT, clearHeight: null, latitude: null }
  const { parts, score } = similarity({ ...BUILDING, clearHeight: 12 }, vague, TODAY)
  expect(Object.keys(parts)).not.toContain('clearHeight')
  expect(Object.keys(parts)).not.toContain('distance')
  expect(score).toBeCloseTo(100, 6)
})

test('the most similar ones come first, and none without a rent', () => {
  fc.assert(
    fc.property(fc.array(anyProperty, { maxLength: 30 }), (comps) => {
      const best = mostSimilar(comps, SUBJECT, TODAY, 10)
      const scores = best.map((one) => one.similarity.score)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      expect(best.every(({ comp }) => comp.rentPerSf !== null)).toBe(true)
      expect(best.length).toBe(Math.min(10, comps.filter(({ rentPerSf }) => rentPerSf !== null).length))
      for (const score of scores) expect(score >= 0 && score <= 100 + 1e-9).toBe(true)
    }),
  )
})
