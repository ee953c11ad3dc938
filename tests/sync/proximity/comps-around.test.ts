import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { ask } from '../../../sync/book/question/ask.ts'
import { near } from '../../../sync/book/spatial/near.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import { allAround } from '../../../sync/proximity/all-around.ts'
import { compFigures } from '../../../sync/proximity/comp-figures.ts'
import { compsAmong, countWithin, countWithoutEach, firstOf } from '../../../sync/proximity/comps-around.ts'
import { makeBase } from '../../make/book.ts'
import { anyBook } from '../../make/property.ts'

const HOUSTON = { latitude: 29.7604, longitude: -95.3698 }
const CHEAP: Criterion = { kind: 'range', field: 'rentPerSf', min: null, max: 1 }
const HIGH: Criterion = { kind: 'range', field: 'clearHeight', min: 24, max: null }
const NEAR = (miles: number): Criterion => ({ kind: 'near', place: 'here', ...HOUSTON, miles })
const radius = fc.double({ min: 0.1, max: 100, noNaN: true })

test('a radius is the first part of all that is around, whatever the filter', () => {
  fc.assert(
    fc.property(anyBook, radius, (properties, miles) => {
      const book = overlay(makeBase(1, properties), [])
      const around = allAround(book, HOUSTON)
      expect(countWithin(around, miles)).toBe(near(book, HOUSTON, miles).slots.length)
      const cheap = compsAmong(book, around, [CHEAP], -1)
      expect(firstOf(cheap, countWithin(cheap, miles))).toEqual(near(book, HOUSTON, miles, [CHEAP]))
    }),
  )
})

test('the subject is no comp of itself', () => {
  fc.assert(
    fc.property(anyBook, (properties) => {
      const book = overlay(makeBase(1, properties), [])
      const around = allAround(book, HOUSTON)
      const [subject = -1] = around.slots
      const comps = compsAmong(book, around, [], subject)
      expect([...comps.slots]).toEqual([...around.slots.subarray(1)])
    }),
  )
})

test('the figures of comps are those the search page gives of the same properties', () => {
  fc.assert(
    fc.property(anyBook, radius, (properties, miles) => {
      const book = overlay(makeBase(1, properties), [])
      const { rents, leaseMix } = ask(book, { criteria: [NEAR(miles)], sort: 'rent_asc' })
      expect(compFigures(book, near(book, HOUSTON, miles).slots)).toEqual({ rents, leaseMix })
    }),
  )
})

test('what taking off a filter brings back is counted without the subject', () => {
  fc.assert(
    fc.property(anyBook, radius, (properties, miles) => {
      const book = overlay(makeBase(1, properties), [])
      const { slots } = near(book, HOUSTON, miles)
      const [subject = -1] = slots
      const left = (...criteria: Criterion[]) =>
        near(book, HOUSTON, miles, criteria).slots.filter((slot) => slot !== subject).length
      expect(countWithoutEach(book, slots, [CHEAP, HIGH], subject)).toEqual([left(HIGH), left(CHEAP)])
    }),
  )
})
