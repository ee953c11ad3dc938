import fc from 'fast-check'
import { expect, test } from 'vitest'
import { talkAfter } from './talk-after.ts'

const oneOf = fc.constantFrom

test('an order that is asked politely is the order', () => {
  fc.assert(
    fc.property(
      oneOf('', 'and ', 'ok, '),
      oneOf('could you please', 'can you', 'would you kindly', 'can we just'),
      oneOf('remove the first one', 'drop the first one', 'take out the first one'),
      oneOf('', ' please', ', thanks', '?'),
      (lead, polite, order, end) => {
        const turn = `${lead}${polite} ${order}${end}`
        const { without, pick, criteria } = talkAfter('warehouse Katy', turn)
        expect({ turn, without, pick, count: criteria.length }).toEqual({
          turn,
          without: [1],
          pick: null,
          count: 2,
        })
      },
    ),
  )
})

test('what belongs to somebody is left out with them, and never asked for instead', () => {
  fc.assert(
    fc.property(
      oneOf('now without the ones', 'without the ones', 'not the ones', 'exclude the buildings'),
      oneOf('which belong to', 'that belong to', 'belonging to', 'owned by'),
      (denial, role) => {
        const turn = `${denial} ${role} Lone Pine`
        const named = talkAfter('warehouse Katy', turn).criteria.filter(({ kind }) => kind === 'party')
        expect({ turn, named }).toEqual({
          turn,
          named: [{ kind: 'party', field: 'landlordFirm', text: 'Lone Pine Capital', not: true }],
        })
      },
    ),
  )
})

test('one name may be asked for and another like it be left out, in one turn', () => {
  for (const turn of ['Bayou but not Bayou Steel', 'any Bayou company but not Bayou Steel']) {
    const named = talkAfter('Bayou leases in Katy', turn).criteria.filter(({ kind }) => kind === 'party')
    expect({ turn, named }).toEqual({
      turn,
      named: [
        expect.objectContaining({ text: 'Bayou', not: false }),
        expect.objectContaining({ text: 'Bayou Steel', not: true }),
      ],
    })
  }
})

test('a name that is left out leaves the one that is asked for', () => {
  const { criteria } = talkAfter('Trinity Basin warehouses', 'not Lone Pine')
  expect(criteria.filter(({ kind }) => kind === 'party')).toHaveLength(2)
})

test('a bound that is opened moves on its own side', () => {
  for (const [first, turn, min, max] of [
    ['300k+ 36 clear', 'open it up to 32 clear', 32, null],
    ['300k+ 36 clear', 'not enough there, open it up to 32 clear', 32, null],
    ['Katy under 0.80 a foot', 'open it up to 0.95', null, 0.95],
  ] as const)
    expect({ turn, criteria: talkAfter(first, turn).criteria }).toEqual({
      turn,
      criteria: expect.arrayContaining([expect.objectContaining({ min, max })]),
    })
})

test('another town takes the place of the first where that is not to be minded, however it is spelt', () => {
  for (const turn of ['nvm, tomball instead', 'never mind, Tomball instead', 'nvm tomball insted'])
    expect({ turn, criteria: talkAfter('warehouse Katy', turn).criteria }).toEqual({
      turn,
      criteria: [
        expect.objectContaining({ field: 'propertyType' }),
        expect.objectContaining({ field: 'city', anyOf: ['Tomball'] }),
      ],
    })
})

test('a town with another left out changes the place, and nothing else', () => {
  expect(talkAfter('warehouse Katy', 'Tomball but not Spring').criteria).toHaveLength(3)
})

test('a feature goes as the one before it did', () => {
  fc.assert(
    fc.property(
      oneOf("they don't need the crane", 'drop the crane', 'no need for the crane'),
      oneOf('nor the yard', 'or the yard', 'and the yard', 'also the yard'),
      (first, second) => {
        const { criteria } = talkAfter('warehouse with crane, yard and rail', first, second)
        expect({ first, second, kinds: criteria.map(({ kind }) => kind) }).toEqual({
          first,
          second,
          kinds: ['word', 'rail'],
        })
      },
    ),
  )
  expect(talkAfter('crane and yard', 'drop the crane', 'and with rail').criteria).toHaveLength(2)
})

test('the price that goes is that of a sale where no rent was talked of', () => {
  for (const turn of ['forget the price', 'forget the total price', 'any price is fine'])
    expect({ turn, criteria: talkAfter('Katy sales $5 to $10 million', turn).criteria }).toEqual({
      turn,
      criteria: [expect.objectContaining({ field: 'city' })],
    })
})

test('what somebody would consider as well is let in beside the rest', () => {
  for (const turn of [
    "my client just called, he'd consider Tomball as well",
    'they would also look at Tomball too',
    "he'd take Tomball as well",
  ])
    expect({ turn, criteria: talkAfter('warehouse Katy', turn).criteria }).toEqual({
      turn,
      criteria: expect.arrayContaining([
        expect.objectContaining({ field: 'propertyType' }),
        expect.objectContaining({ field: 'city', anyOf: ['Katy', 'Tomball'] }),
      ]),
    })
})

test('a role is corrected, and both of two towns asked for, in a word', () => {
  expect(
    talkAfter('what has Trinity Basin bought in Katy', 'sorry, sold, not bought').criteria,
  ).toContainEqual(expect.objectContaining({ kind: 'party', field: 'seller' }))
  expect(talkAfter('warehouse Katy', 'try Tomball instead', 'ok both towns').criteria).toContainEqual(
    expect.objectContaining({ field: 'city', anyOf: expect.arrayContaining(['Katy', 'Tomball']) }),
  )
})

test('a question about the row that was just asked about keeps it', () => {
  const turns = ['tell me about the third one', "who's the landlord on it?", 'when was it built']
  expect(talkAfter('warehouse Katy', ...turns).pick).toBe(3)
})

test('“actually both” asks for what was there before as well, and the one at the bottom is the last', () => {
  const both = talkAfter('warehouse Katy', 'NNN', 'now show me gross instead', 'actually both').criteria
  expect(both).toContainEqual(
    expect.objectContaining({ field: 'leaseType', anyOf: expect.arrayContaining(['NNN', 'Gross']) }),
  )
  expect(
    talkAfter('warehouse Katy', 'thanks, now the one at the bottom of the list, details please').pick,
  ).toBe(-1)
  expect(talkAfter('warehouse Katy', 'show me the one at the top').pick).toBe(1)
})
