import { expect, test } from 'vitest'
import { overlay } from '../../../../sync/book/book.ts'
import { ask } from '../../../../sync/book/question/ask.ts'
import { compsStatistics } from '../../../../sync/documents/model/comps-statistics.ts'
import { makeBase } from '../../../make/book.ts'
import { rowsOf } from '../../../make/comps.ts'
import { makeProperty } from '../../../make/property.ts'

const BOOK = [
  makeProperty({ id: 'a', rentPerSf: 0.5, squareFootage: 100_000, leaseType: 'NNN' }),
  makeProperty({ id: 'b', rentPerSf: 0.9, squareFootage: 20_000, leaseType: 'NNN' }),
  makeProperty({ id: 'c', rentPerSf: 1.2, leaseType: 'Gross' }),
  makeProperty({ id: 'd', squareFootage: 40_000 }),
]

test('the figures are those of the search page', () => {
  const { rents } = ask(overlay(makeBase(1, BOOK), []), { criteria: [], sort: 'rent_asc' })
  expect(compsStatistics(rowsOf([...BOOK].reverse()))).toMatchObject({ count: 4, rents })
})

test('each lease type has figures of its own, and excluded rows have none', () => {
  const rows = rowsOf(BOOK).map((row, i) => (i === 1 ? { ...row, isIncluded: false } : row))
  const { count, byLease } = compsStatistics(rows)
  expect([count, byLease.map((group) => [group.leaseType, group.count, group.rents.mean])]).toEqual([
    3,
    [
      ['NNN', 1, 0.5],
      ['Gross', 1, 1.2],
      [null, 1, null],
    ],
  ])
})

test('a rent weighs by the leased area where that is known, and a subject is left out, here as on the search page', () => {
  const deals = [
    makeProperty({ id: 'a', rentPerSf: 0.5, squareFootage: 100_000, leasedSf: 10_000 }),
    makeProperty({ id: 'b', rentPerSf: 1, squareFootage: 30_000 }),
    makeProperty({ id: 's', rentPerSf: 9, squareFootage: 50_000, status: 'Subject' }),
  ]
  const { count, rents } = compsStatistics(rowsOf(deals))
  expect([count, rents.withRent, rents.max, rents.weightedMean]).toEqual([2, 2, 1, (5000 + 30_000) / 40_000])
  const question = { criteria: [], sort: 'rent_asc' } as const
  expect(ask(overlay(makeBase(1, deals), []), question).rents).toEqual(rents)
  const changes = deals.map((property) => ({ id: property.id, property }))
  expect(ask(overlay(makeBase(1, []), changes), question).rents).toEqual(rents)
})
