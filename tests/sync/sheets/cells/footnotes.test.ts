import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf } from '../read-one-row.ts'
import { testCells } from '../test-cells.ts'

test('the mark of a footnote behind a figure changes nothing of it', () => {
  const mark = fc.constantFrom(' (1)', '(2)', ' [3]', '¹', ' ⁴', '²', '*', ' **', '†', ' ‡', '§')
  fc.assert(
    fc.property(fc.integer({ min: 30, max: 399 }), mark, (cents, footnote) => {
      const rent = (cents / 100).toFixed(2)
      const marked = fieldsOf({ 'Rent ($/SF/Mo)': `$${rent}${footnote}` })
      expect(marked).toEqual(fieldsOf({ 'Rent ($/SF/Mo)': `$${rent}` }))
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 900_000 }), mark, (size, footnote) => {
      expect(fieldsOf({ Size: `${size.toLocaleString('en-US')}${footnote}` })).toEqual({
        squareFootage: size,
      })
    }),
  )
})

testCells('Dock Doors', [['10 (2)', {}, { dockDoors: 'ambiguous' }]])
testCells('Size (m²)', [['1,000 m²', { squareFootage: 10_764 }]])
testCells('Cap Rate', [['6.5% (2)', { capRate: 6.5 }, { capRate: '6.5% (2)' }]])
