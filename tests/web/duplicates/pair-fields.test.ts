import { expect, test } from 'vitest'
import type { Property } from '../../../sync/domain/property.ts'
import {
  type Choices,
  chosenFields,
  joinedOf,
  pairLines,
  takenFields,
} from '../../../web/duplicates/pair-fields.ts'
import { makeProperty } from '../../make/property.ts'

/** The rent and the lease type of A joined with B. */
function terms(a: Partial<Property>, b: Partial<Property>, choices: Choices): unknown[] {
  const [one, other] = [makeProperty({ id: 'a', ...a }), makeProperty({ id: 'b', ...b })]
  const { rentPerSf, leaseType } = joinedOf(one, other, takenFields(pairLines(one, other), choices))
  return [rentPerSf, leaseType]
}

const GROSS = { rentPerSf: 0.95, leaseType: 'Gross' } as const
const NNN = { rentPerSf: 0.7, leaseType: 'NNN' } as const

test('a rent that is taken from the other one brings its lease type along', () => {
  expect(terms(GROSS, NNN, {})).toEqual([0.95, 'Gross'])
  expect(terms(GROSS, NNN, { rentPerSf: 'b' })).toEqual([0.7, 'NNN'])
  expect(terms(GROSS, NNN, { rentPerSf: 'b', leaseType: 'a' })).toEqual([0.7, 'NNN'])
  expect(terms({ ...GROSS, rentPerSf: null }, NNN, {})).toEqual([0.7, 'NNN'])
})

test('a lease type is chosen by itself where the rent stays, and stays where the other one has none', () => {
  expect(terms(GROSS, NNN, { leaseType: 'b' })).toEqual([0.95, 'NNN'])
  expect(terms(GROSS, { ...NNN, leaseType: null }, { rentPerSf: 'b' })).toEqual([0.7, 'Gross'])
  expect(terms(GROSS, { ...NNN, rentPerSf: 0.95 }, { rentPerSf: 'b' })).toEqual([0.95, 'Gross'])
})

test('what one property alone says fills a gap and is no choice, so that the other may say it later', () => {
  const kept = makeProperty({ id: 'a', rentPerSf: null, clearHeight: null, squareFootage: 10_000 })
  const other = makeProperty({ id: 'b', rentPerSf: 0.65, clearHeight: 32, squareFootage: 12_000 })
  const lines = pairLines(kept, other)
  expect(takenFields(lines, {})).toEqual(expect.arrayContaining(['rentPerSf', 'clearHeight']))
  expect(chosenFields(lines, {})).toEqual([])
  expect(chosenFields(lines, { squareFootage: 'b', clearHeight: 'b' })).toEqual(['squareFootage'])
})
