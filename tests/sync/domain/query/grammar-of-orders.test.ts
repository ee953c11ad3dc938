import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { vocabulary } from './query-vocabulary.ts'

const read = (words: string) => parseQuery(words, vocabulary, '2026-11-24')

test('any figure can be what comes first, from either end', () => {
  const figure = fc.constantFrom(
    { noun: 'docks', most: 'most', least: 'fewest', field: 'dockDoors' },
    { noun: 'clear height', most: 'highest', least: 'lowest', field: 'clearHeight' },
    { noun: 'lease term', most: 'longest', least: 'shortest', field: 'leaseTerm' },
    { noun: 'free rent', most: 'most', least: 'least', field: 'freeRentMonths' },
    { noun: 'opex', most: 'highest', least: 'lowest', field: 'opexPerSf' },
    { noun: 'TI', most: 'most', least: 'least', field: 'tiPerSf' },
  )
  const ending = fc.constantFrom('first', 'on top', 'at the top')
  const around = fc.constantFrom('#', 'warehouses in Katy, #', '#, Katy', 'show me # in Katy')
  fc.assert(
    fc.property(figure, fc.boolean(), ending, around, ({ noun, most, least, field }, isMost, end, way) => {
      const words = way.replace('#', `${isMost ? most : least} ${noun} ${end}`)
      const { sort, criteria } = read(words)
      expect({ words, sort }).toEqual({ words, sort: `${field}_${isMost ? 'desc' : 'asc'}` })
      expect(criteria.map(({ criterion }) => criterion)).toEqual(
        read(way.replace('#', '')).criteria.map(({ criterion }) => criterion),
      )
    }),
  )
})

test('the tallest come first by their clear height', () => {
  expect(read('warehouses in Katy, tallest first').sort).toBe('clearHeight_desc')
})
