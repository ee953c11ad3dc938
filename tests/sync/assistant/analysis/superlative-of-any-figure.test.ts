import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSuperlative } from '../../../../sync/assistant/analysis/asks/superlative.ts'
import { entriesOf, FIGURE_NAMES } from './figures-and-groupings.ts'

const named = entriesOf(FIGURE_NAMES).filter(([figure]) => figure !== 'netEffectiveRent')

test('the highest and the lowest of a figure that is named are of that figure', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...named),
      fc.constantFrom(['highest', true], ['lowest', false]),
      fc.constantFrom('', '3 ', 'top 5 '),
      ([figure, name], [end, descending], count) => {
        const words = `what are the ${count}${end} ${name} deals in Katy`
        expect({ words, order: readSuperlative(words)?.order }).toEqual({
          words,
          order: { field: figure, descending },
        })
      },
    ),
  )
})

test('the highest of a building without a figure is its clear height', () => {
  expect(readSuperlative('the highest building in Katy')?.order).toEqual({
    field: 'clearHeight',
    descending: true,
  })
})
