import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths } from '../../../../sync/domain/dates/days.ts'
import { criteriaIn as read } from './criteria-in.ts'

const TODAY = '2026-11-22'
const oneOf = fc.constantFrom
const spans = fc.tuple(fc.integer({ min: 2, max: 9 }), oneOf(['years', 12], ['months', 1]))
const happened = oneOf(
  ['signed', 'dateSigned'],
  ['deals', 'dateSigned'],
  ['sold', 'saleDate'],
  ['commenced', 'commencement'],
)
const ago = oneOf('ago', 'back')

test('at most so long ago is since that day, and is no term of a lease', () => {
  fc.assert(
    fc.property(
      happened,
      oneOf('no more than # @', 'at most # @', 'less than # @', 'up to # @', '# @ or less'),
      spans,
      ago,
      ([what, field], bound, [count, [unit, months]], back) => {
        const words = `${what} ${bound.replace('#', `${count} ${unit}`).replace('@', back)}`
        const from = addMonths(TODAY, -count * months)
        expect({ words, all: read(words) }).toEqual({
          words,
          all: [{ kind: 'date', field, from, to: TODAY }],
        })
      },
    ),
  )
})

test('more than so long ago is before that day', () => {
  fc.assert(
    fc.property(
      happened,
      oneOf('more than', 'over', 'at least'),
      spans,
      ago,
      ([what, field], bound, [count, [unit, months]], back) => {
        const words = `${what} ${bound} ${count} ${unit} ${back}`
        const to = addMonths(TODAY, -count * months)
        expect({ words, all: read(words) }).toEqual({ words, all: [{ kind: 'date', field, from: null, to }] })
      },
    ),
  )
})

test('of deals “old” says the same, and of buildings it is the year of construction', () => {
  expect(read('deals no more than 2 years old')).toEqual([
    { kind: 'date', field: 'dateSigned', from: '2024-11-22', to: TODAY },
  ])
  expect(read('comps over 2 years old')).toEqual([
    expect.objectContaining({ field: 'dateSigned', from: null, to: '2024-11-22' }),
  ])
  expect(read('built no more than 10 years ago')).toEqual([
    expect.objectContaining({ field: 'yearBuilt', min: 2016, max: null }),
  ])
  expect(read('built over 10 years ago')).toEqual([
    expect.objectContaining({ field: 'yearBuilt', min: null, max: 2016 }),
  ])
})

test('a year “to date” is of deals, unless the construction is spoken of', () => {
  for (const words of ['NNN 2024 to date', '2024 to present, warehouses'])
    expect(read(words)).toContainEqual({ kind: 'date', field: 'dateSigned', from: '2024-01-01', to: null })
  expect(read('built 2015 to present')).toEqual([
    expect.objectContaining({ field: 'yearBuilt', min: 2015, max: null }),
  ])
})
