import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressWords } from '../../../../sync/domain/place/address-words.ts'

const PIECES =
  'farm to 2 market|farm to market|north|south|east|west|interstate|ih|i|highway|hwy|us|u s|state|road|rd|state route|s|sh|tx highway|tx hwy|county road|county rd|co rd|cr|fm|10|1960|290|45e|Main|St|#4|Ñandú'.split(
    '|',
  )

test('an address is the same words alone as behind a highway, whatever highways it names', () => {
  const text = fc
    .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom('', ' ', ', ', '-')), { maxLength: 8 })
    .map((pieces) => pieces.flat().join(''))
  fc.assert(
    fc.property(text, (address) => {
      expect(addressWords(`hwy9, x, ${address}`)).toEqual(['hwy', '9', 'x', ...addressWords(address)])
    }),
    { numRuns: 3000 },
  )
})

test('highways are named by their numbers', () => {
  expect(addressWords('12 Farm to Market 1960')).toEqual(['12', 'fm', '1960'])
  expect(addressWords('900 US Highway 290 North West')).toEqual(['900', 'hwy', '290', 'us', 'nw'])
  expect(addressWords('1 IH10')).toEqual(['1', 'i', '10'])
  expect(addressWords('1 State Route 99')).toEqual(['1', 'hwy', '99', 'sh'])
  expect(addressWords('1 Co Rd 5 & FM529')).toEqual(['1', 'cr', '5', 'fm', '529'])
})
