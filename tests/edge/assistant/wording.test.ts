import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figureName, figureWords } from '../../../edge/assistant/tools/found.ts'
import { criteriaWords } from '../../../edge/assistant/tools/set-words.ts'
import { BOUND_FIGURES, MOMENT_FIELDS } from '../../../sync/domain/criteria/asked-fields.ts'
import { FIELDS } from '../../../sync/domain/fields.ts'
import { askBuiltIn } from './ask-built-in.ts'
import { bookOf, several } from './book-of.ts'

const DAY = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const MOMENT = fc.oneof(
  DAY,
  DAY.map((day) => `${day}T17:40`),
)

test('no moment is written as a machine writes it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MOMENT_FIELDS),
      fc.option(MOMENT),
      fc.option(MOMENT),
      fc.boolean(),
      (field, from, to, not) => {
        expect(criteriaWords([{ kind: 'moment', field, from, to, not }])).not.toMatch(/\d{4}-\d\d/)
      },
    ),
  )
})

test('what changed is told since a day in words', async () => {
  const { words } = await askBuiltIn(bookOf(several(2, {})), 'what changed since 2026-07-01')
  expect(words).toContain('since Jul 1, 2026')
})

test('a bound of a year is no amount', () => {
  const year = fc.option(fc.integer({ min: 1900, max: 2030 }))
  fc.assert(
    fc.property(year, year, fc.boolean(), (min, max, isExclusive) => {
      if (min === null && max === null) return
      const range = { kind: 'range' as const, field: 'yearBuilt' as const, min, max }
      const words = criteriaWords([
        { ...range, ...(isExclusive && { exclusiveMin: true, exclusiveMax: true }) },
      ])
      expect(words).not.toMatch(/at least|at most|over|under|\d-\d/)
    }),
  )
  expect(criteriaWords([{ kind: 'range', field: 'yearBuilt', min: 2022, max: null }])).toBe(
    'built in 2022 or later',
  )
})

test('the name of a figure is none of its field, and what is paid per square foot says so', () => {
  for (const field of BOUND_FIGURES)
    expect(Object.keys(FIELDS).filter((name) => /[A-Z]/.test(name))).not.toContain(figureName(field))
  expect(figureName('percentLeased')).toBe('percent leased')
  expect(figureWords('tiPerSf', 10.5)).toBe('$10.50/SF')
})

test('bands of a million square feet and more are written in millions', async () => {
  const book = bookOf([
    ...several(5, { squareFootage: 600_000, rentPerSf: 0.5 }),
    ...several(5, { squareFootage: 1_200_000, rentPerSf: 0.4 }),
  ])
  const { words } = await askBuiltIn(book, 'average rent by size')
  expect(words).toContain('highest for 500k to 1M SF')
  expect(words).toContain('lowest for 1M SF and up')
})

test('all that are as high as the first are counted', async () => {
  const book = bookOf([...several(14, { clearHeight: 40 }), { clearHeight: 30 }])
  const { words } = await askBuiltIn(book, 'which building has the highest clear height')
  expect(words).toContain('40 ft, and 13 others have the same.')
})
