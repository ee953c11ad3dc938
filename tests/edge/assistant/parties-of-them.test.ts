import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withRankedParties } from '../../../edge/assistant/built-in/questions/ranked-parties.ts'
import { askBuiltIn } from './ask-built-in.ts'
import { bookOf } from './book-of.ts'

const oneOf = fc.constantFrom

test('the parties on the other side of some deals are ranked by what is said, however they are named', () => {
  fc.assert(
    fc.property(
      oneOf('', 'no, ', 'not them as the tenant! i mean ', 'ok so '),
      oneOf(
        ['their owners', 'owners'],
        ['the landlords they lease from', 'landlords'],
        ['the brokers they work with', 'brokers'],
      ),
      oneOf(', ', '. ', ' and '),
      oneOf('rank them', 'sort em', 'order those'),
      oneOf(
        ['total sf', 'total SF'],
        ['size', 'total SF'],
        ['number of deals', 'number of deals'],
        ['count', 'number of deals'],
      ),
      (lead, [named, party], joint, order, [by, figure]) => {
        const turn = `${lead}${named}${joint}${order} by ${by === 'number of deals' ? 'the number of deals' : by}`
        expect({ turn, said: withRankedParties(turn) }).toEqual({
          turn,
          said: `rank the ${party} by ${figure}`,
        })
      },
    ),
  )
  expect(withRankedParties('who owns those, rank em by size')).toBe('rank the landlords by total SF')
  expect(withRankedParties('their rents')).toBe('their rents')
})

test('the landlords of a tenant are told of its leases alone', async () => {
  const book = bookOf(
    Array.from({ length: 12 }, (_, i) => ({
      city: 'Katy',
      tenant: i % 2 === 0 ? 'Bayou Steel' : 'Acme',
      landlordFirm: i % 2 === 0 ? (i < 8 ? 'Hines' : 'Stonelake') : 'Clarion',
      squareFootage: 10_000 * (i + 1),
      dateSigned: '2025-02-02',
    })),
  )
  const { words, context } = await askBuiltIn(book, 'Bayou Steel leases', 'their landlords, rank em by sf')
  expect(context.findings.asked?.ask).toMatchObject({
    kind: 'rank',
    by: 'landlordFirm',
    figure: 'squareFootage',
    of: 'sum',
  })
  expect(words).toContain('Stonelake')
  expect(words).not.toContain('Clarion')
})
