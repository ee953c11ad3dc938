import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { size, type, vocabulary } from './query-vocabulary.ts'

function parsed(words: string) {
  const all = parseQuery(words, vocabulary, '2026-11-22').criteria.map(({ criterion }) => criterion)
  const text = all.flatMap((one) => (one.kind === 'text' ? [one.text] : [])).join(' ')
  return { read: all.filter(({ kind }) => kind !== 'text'), text }
}

const oneOf = fc.constantFrom
const around = oneOf('', 'warehouse, ', 'in Katy, ')
const asked: Readonly<Record<string, readonly Criterion[]>> = {
  '': [],
  'warehouse, ': parsed('warehouse').read,
  'in Katy, ': parsed('in Katy').read,
}

test('a figure of several things that nothing is known of fills no field, and is shown as not used', () => {
  fc.assert(
    fc.property(
      around,
      oneOf('', 'over ', 'at least ', 'up to ', 'about '),
      oneOf('6,000', '12,500', '40k', '250k', '100,000'),
      oneOf('widgets', 'pallets', 'gizmos', 'lbs', 'gallons', 'people', 'trucks a day'),
      (before, bound, figure, things) => {
        const words = `${before}${bound}${figure} ${things}`
        const { read, text } = parsed(words)
        expect({ words, read }).toEqual({ words, read: asked[before] })
        expect(text).toContain(figure)
      },
    ),
  )
})

test('a figure that its noun cannot be of is used for nothing else', () => {
  fc.assert(
    fc.property(
      around,
      oneOf('clear height', 'rent', 'lease term', 'truck court', 'opex', 'cap rate'),
      oneOf('', ' of', ' at least', ' over', ' under'),
      oneOf('40,000', '125,000', '90k'),
      (before, noun, bound, figure) => {
        const words = `${before}${noun}${bound} ${figure}`
        expect({ words, read: parsed(words).read }).toEqual({ words, read: asked[before] })
      },
    ),
  )
})

test('so many of one thing for so much of another is neither a count nor a size', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      oneOf('dock', 'docks', 'dock doors', 'drive-ins', 'trailer stalls'),
      oneOf('per', 'for every', 'for each'),
      oneOf('10k sf', '5,000 sf', '10,000 square feet'),
      (count, thing, per, area) => {
        const words = `warehouse, ${count} ${thing} ${per} ${area}`
        expect({ words, read: parsed(words).read }).toEqual({ words, read: [type('Warehouse')] })
      },
    ),
  )
})

test('a rent of the whole space is no rent of a square foot and no price', () => {
  fc.assert(
    fc.property(
      oneOf('$45,000', '$20k', '$120,000'),
      oneOf('monthly rent', 'annual rent', 'a month', 'per year'),
      (figure, period) => {
        const words = `warehouse, ${figure} ${period}`
        expect({ words, read: parsed(words).read }).toEqual({ words, read: [type('Warehouse')] })
      },
    ),
  )
})

test('two figures say more than one and what is near it, in either order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 200 }),
      fc.integer({ min: 1, max: 5 }),
      oneOf('ideal is', 'around', 'about'),
      fc.boolean(),
      (low, by, about, isFirst) => {
        const high = low + by
        const parts = [`${about} ${low}k`, `can do anywhere from ${low}k to ${high}k`]
        const words = (isFirst ? parts : parts.toReversed()).join(', ')
        expect({ words, read: parsed(words).read }).toEqual({
          words,
          read: [size(low * 1_000, high * 1_000)],
        })
      },
    ),
  )
})
