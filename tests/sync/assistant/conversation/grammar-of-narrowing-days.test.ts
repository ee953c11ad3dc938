import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstTalk, NO_TALK, nextTalk, type Talk } from '../../../../sync/assistant/conversation/next-talk.ts'
import { askedIn as read } from '../../domain/query/criteria-in.ts'
import {
  city,
  clear,
  expiring,
  notType,
  party,
  rent,
  signed,
  size,
  vocabulary,
} from '../../domain/query/query-vocabulary.ts'

/** What is talked of after some turns. */
function after(...turns: string[]): Talk {
  const [first = '', ...others] = turns
  let [before, talk] = [NO_TALK, firstTalk(read(first))]
  for (const turn of others) [before, talk] = [talk, nextTalk({ vocabulary, read }, talk, before, turn)]
  return talk
}

const oneOf = fc.constantFrom
const PARTS = [
  ['second half of the year', '07-01', '12-31'],
  ['first half', '01-01', '06-30'],
  ['Q3', '07-01', '09-30'],
  ['last quarter', '10-01', '12-31'],
  ['March', '03-01', '03-31'],
] as const

test('a part of a year is of the year that is talked of', () => {
  const lead = oneOf('only the', 'just the', 'make it the', 'only')
  fc.assert(
    fc.property(oneOf(...PARTS), lead, oneOf('2027', '2028'), ([part, from, to], only, year) => {
      const { criteria } = after(`leases in Katy expiring in ${year}`, `${only} ${part}`)
      expect({ part, only, criteria }).toMatchObject({
        criteria: expect.arrayContaining([city('Katy'), expiring(`${year}-${from}`, `${year}-${to}`)]),
      })
    }),
  )
  expect(after('leases signed in 2025', 'March 2024').criteria).toEqual([signed('2024-03-01', '2024-03-31')])
})

test('numbers said one by one are struck off together', () => {
  const strike = oneOf('drop', 'kick out', 'lose', 'remove')
  fc.assert(
    fc.property(strike, oneOf('number ', '#'), (drop, sign) => {
      expect(after('warehouses in Katy', `okay and ${drop} ${sign}3 and ${sign}5`).without).toEqual([3, 5])
      expect(after('warehouses in Katy', `${drop} ${sign}1, ${sign}3 and ${sign}4`).without).toEqual([
        1, 3, 4,
      ])
    }),
  )
})

test('everybody but the one that was asked for are the others', () => {
  const but = oneOf('everyone except', 'now flip it, everybody but', 'anyone but', 'all of them except')
  fc.assert(
    fc.property(but, (except) => {
      expect(
        after('Trinity Basin Properties deals in Katy', `${except} Trinity Basin Properties`).criteria,
      ).toEqual([city('Katy'), party('landlordFirm', 'Trinity Basin Properties', true)])
    }),
  )
  expect(after('warehouses in Katy', 'everything but warehouses').criteria).toEqual([
    city('Katy'),
    notType('Warehouse'),
  ])
})

test('a figure in another wording takes the place of the one before, and its band only where there was one', () => {
  expect(after('Katy 24 clear', 'how about taller, 30').criteria).toEqual([city('Katy'), clear(30, null)])
  expect(after('Katy about 30k', 'how about 40').criteria).toEqual([city('Katy'), size(32_000, 48_000)])
  expect(after('Katy under 95 cents', 'make that one ten').criteria).toEqual([city('Katy'), rent(null, 1.1)])
})
