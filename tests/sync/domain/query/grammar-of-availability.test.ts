import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteriaIn } from './criteria-in.ts'
import { vocabulary } from './query-vocabulary.ts'

const oneOf = fc.constantFrom
const book = (...statuses: string[]) => ({ ...vocabulary, statuses: () => statuses })
const mixed = book('Asking', 'Executed', 'Sold')
const statusIn = (words: string, of = mixed) =>
  criteriaIn(words, of).filter((one) => one.kind === 'word' && one.field === 'status')
const notOver = { kind: 'word', field: 'status', anyOf: ['Executed', 'Sold'], not: true }

const said = oneOf('available', 'still available', 'on the market', 'for lease', 'vacant', 'avail')

test('what is available leaves out what is leased or sold, where the book tells them apart', () => {
  fc.assert(
    fc.property(said, oneOf('', ' in Katy', ', 50k sf', ' warehouses'), (how, more) => {
      const words = `buildings ${how}${more}`
      expect({ words, status: statusIn(words) }).toEqual({ words, status: [notOver] })
      expect(criteriaIn(words, mixed).filter(({ kind }) => kind === 'text')).toEqual([])
    }),
  )
})

test('where no deal is over, or nothing is asked for, availability says nothing', () => {
  for (const other of [vocabulary, book('Asking'), book('Executed', 'Sold'), book()])
    expect(criteriaIn('warehouses available in Katy', other)).toEqual(criteriaIn('warehouses in Katy', other))
})

test('what is not on the market is leased or sold', () => {
  expect(statusIn('not on the market, Katy')).toEqual([{ ...notOver, not: false }])
})

test('when something becomes available is a date, and how much is a size', () => {
  for (const words of [
    'available June 2027',
    'available by Q1 2027',
    '20,000 available SF',
    'leases in Katy',
  ])
    expect({ words, status: statusIn(words) }).toEqual({ words, status: [] })
})
