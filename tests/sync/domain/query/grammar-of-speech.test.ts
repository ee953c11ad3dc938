import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { clear, docks, gradeDoors, rent, size, vocabulary } from './query-vocabulary.ts'

function read(words: string): Criterion[] {
  return parseQuery(words, vocabulary, '2026-11-22')
    .criteria.map(({ criterion }) => criterion)
    .filter(({ kind }) => kind !== 'text')
    .map((one) =>
      one.kind === 'range' ? { kind: 'range', field: one.field, min: one.min, max: one.max } : one,
    )
}

const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const spoken = fc.tuple(fc.nat(8), fc.nat(7)).map(([hundreds, tens]) => ({
  words: `${ONES[hundreds]} ${TENS[tens]}`,
  value: (hundreds + 1) * 100 + (tens + 2) * 10,
}))

test('hundreds of thousands are read as they are spoken', () => {
  fc.assert(
    fc.property(
      spoken,
      fc.constantFrom('thousand feet', 'k', 'thousand square feet'),
      ({ words, value }, unit) => {
        expect(read(`at least ${words} ${unit}`)).toEqual([size(value * 1_000, null)])
      },
    ),
  )
})

test('"one twenty to one fifty thousand" is one range', () => {
  fc.assert(
    fc.property(spoken, spoken, (a, b) => {
      const [low, high] = a.value <= b.value ? [a, b] : [b, a]
      fc.pre(low.value < high.value)
      expect(read(`${low.words} to ${high.words} thousand feet`)).toEqual([
        size(low.value * 1_000, high.value * 1_000),
      ])
    }),
  )
})

test('how many cranes there are is no part of what they lift', () => {
  expect(read('two twenty ton cranes')).toEqual([{ kind: 'range', field: 'craneTons', min: 20, max: null }])
})

test.each([
  ['twenty twenty', 2020],
  ['twenty twenty five', 2025],
  ['two thousand ten', 2010],
  ['nineteen ninety', 1990],
  ['twenty oh five', 2005],
])('a year is read as it is spoken: “%s”', (words, year) => {
  expect(read(`built since ${words}`)).toEqual([{ kind: 'range', field: 'yearBuilt', min: year, max: null }])
})

test('figures without commas between them each keep their own bound', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 16, max: 40 }),
      fc.integer({ min: 20, max: 90 }),
      fc.integer({ min: 1, max: 40 }),
      (feet, thousands, doors) => {
        expect(read(`${feet} clr min ${thousands}k sf or more ${doors} docks`)).toEqual([
          clear(feet, null),
          size(thousands * 1_000, null),
          docks(doors, null),
        ])
        expect(read(`${thousands}k sf max ${feet} clear or better`)).toEqual([
          size(null, thousands * 1_000),
          clear(feet, null),
        ])
      },
    ),
  )
})

test('lines and spaced dashes part things as commas do, and a dash between two figures is a range', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 40 }), fc.constantFrom('\n', ' - ', ', ', '\n\n'), (k, part) => {
      const words = ['dock high', `${k}k sf`, '24 clear', 'NNN'].join(part)
      expect(read(words)).toEqual(read(`dock high, ${k}k sf, 24 clear, NNN`))
      expect(read(`${k}k - ${k + 10}k sf`)).toEqual([size(k * 1_000, (k + 10) * 1_000)])
    }),
  )
})

test('both bounds may share the noun behind the second', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom('and', 'but', ', but'),
      (low, more, joint) => {
        const high = low + more
        expect(read(`at least ${low} ${joint} no more than ${high} docks`)).toEqual([docks(low, high)])
        expect(read(`no less than ${low} ${joint} at most ${high} drive-ins`)).toEqual([
          gradeDoors(low, high),
        ])
      },
    ),
  )
})

test('a better rent is a lower one and a better height a greater one, also where worse is denied', () => {
  expect(read('better than 70 cents')).toEqual([rent(null, 0.7)])
  expect(read('no worse than 95 cents')).toEqual([rent(null, 0.95)])
  expect(read('no worse than 28 clear')).toEqual([clear(28, null)])
})

test('words typed without their apostrophe mean the same', () => {
  for (const words of ["doesn't need docks", "don't need a crane", "rail isn't needed", "can't have rail"])
    expect(read(words.replaceAll("'", ''))).toEqual(read(words))
})
