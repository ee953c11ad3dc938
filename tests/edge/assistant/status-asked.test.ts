import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askBuiltIn } from './ask-built-in.ts'
import { bookOf, several } from './book-of.ts'

const oneOf = fc.constantFrom
const ofStatus = (status: 'Asking' | 'Executed' | 'Sold', count: number) =>
  several(count, { city: 'Katy', status, squareFootage: 40_000, rentPerSf: 0.8 })
const book = bookOf([...ofStatus('Asking', 3), ...ofStatus('Executed', 5), ...ofStatus('Sold', 2)])
const statusOf = (criteria: readonly { kind: string }[] = []) =>
  criteria.filter((one) => 'field' in one && one.field === 'status')

test('a status that a follow-up asks for is a criterion, in any wording, and the rest of the turn is done', async () => {
  await fc.assert(
    fc.asyncProperty(
      oneOf(
        ['only asking', 'Asking', 3],
        ['just the ones on the market', 'Asking', 3],
        ['asking only', 'Asking', 3],
        ['which are still available', 'Asking', 3],
        ['only ones available now', 'Asking', 3],
        ['already leased', 'Executed', 5],
        ['only the executed ones', 'Executed', 5],
        ['ok same but the ones not on the market, already leased', 'Executed', 5],
        ['just those already sold', 'Sold', 2],
      ),
      oneOf('', '. and up the size to 60k max', ', with at least 30k sf'),
      async ([turn, status, count], further) => {
        const said = `${turn}${further}`
        const { rows, found, words } = await askBuiltIn(book, 'properties in Katy 20-50k sf', said)
        expect({ said, status: statusOf(rows?.criteria), found }).toEqual({
          said,
          status: [{ kind: 'word', field: 'status', anyOf: [status], not: false }],
          found: count,
        })
        expect(words).toContain(`Changed: added status ${status}`)
        expect(words).not.toContain('Not used')
      },
    ),
  )
})

test('a status that is not wanted is left out', async () => {
  for (const turn of ['drop the sold ones', 'only those that are not sold', 'no sold listings']) {
    const { rows, found } = await askBuiltIn(book, 'properties in Katy', turn)
    expect({ turn, status: statusOf(rows?.criteria), found }).toEqual({
      turn,
      status: [{ kind: 'word', field: 'status', anyOf: ['Sold'], not: true }],
      found: 8,
    })
  }
})

test('a status that no property states is told as not used, and the rest is done', async () => {
  const bare = bookOf(several(4, { city: 'Katy', squareFootage: 40_000 }))
  const { rows, words } = await askBuiltIn(bare, 'properties in Katy', 'already leased, over 30k sf')
  expect(words).toContain('Not used: “already leased”. No property states such a status.')
  expect(rows?.criteria).toContainEqual(expect.objectContaining({ field: 'squareFootage', min: 30_000 }))
})

test('the figure that was asked last is told of those with the status', async () => {
  const { words } = await askBuiltIn(book, 'average rent in Katy', 'only asking')
  expect(words).toContain('The average rent of 3 properties in Katy, status Asking is $0.80/SF/mo.')
})

test('a status that was asked before is said to change nothing', async () => {
  const { words } = await askBuiltIn(book, 'properties in Katy', 'only asking', 'asking only')
  expect(words).toContain('Nothing changed: that status was asked before.')
})

test('an asking rent is a rent and no status', async () => {
  for (const turn of ['only asking under 90 cents', 'asking rent under 90 cents']) {
    const { rows } = await askBuiltIn(book, 'properties in Katy', turn)
    expect({ turn, status: statusOf(rows?.criteria) }).toEqual({ turn, status: [] })
  }
})

test('a search that starts over takes no status of the one before', async () => {
  const { words } = await askBuiltIn(book, 'properties in Katy', 'start over, properties over 30k sf')
  expect(words).not.toContain('status')
})
