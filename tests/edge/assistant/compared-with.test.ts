import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleProperties } from '../../../db/sample/sample-properties.ts'
import { overlay } from '../../../sync/book/book.ts'
import { makeBase } from '../../make/book.ts'
import { askBuiltIn } from './ask-built-in.ts'

const properties = sampleProperties({ seed: 31, count: 900 }).toSorted((a, b) => (a.id < b.id ? -1 : 1))
const book = overlay(makeBase(1, properties), [])
const oneOf = fc.constantFrom

/** What is worked out last. */
async function askAfter(...turns: string[]) {
  const { context } = await askBuiltIn(book, ...turns)
  return context.findings.asked?.ask
}

const cities = (one: unknown) => JSON.stringify(one).match(/(?<=anyOf":\[")(?:Houston|Katy|Tomball)/g)

test('what is talked of is compared with another place, by what is named, in any wording', async () => {
  await fc.assert(
    fc.asyncProperty(
      oneOf(
        "how's that compare w/ Tomball",
        'how does that compare to Tomball',
        'how do those stack up against Tomball',
        'how does it look next to Tomball',
        'vs Tomball',
        'and compared to Tomball',
      ),
      oneOf(
        ['', 'rentPerSf', 'median'],
        [' on rent', 'rentPerSf', 'median'],
        [' on clear height', 'clearHeight', 'median'],
        [' in terms of average TI', 'tiPerSf', 'mean'],
      ),
      async (turn, [on, figure, of]) => {
        const ask = await askAfter('warehouses in Katy over 20k sf', `${turn}${on}?`)
        expect({ turn, on, ask }).toMatchObject({ turn, on, ask: { kind: 'compare', figure, of } })
        expect(cities(ask)).toEqual(['Katy', 'Tomball'])
        expect(JSON.stringify(ask).match(/"min":20000/g)).toHaveLength(2)
      },
    ),
    { numRuns: 24 },
  )
})

test('after a figure it is that figure which is compared, and a comparison has one more set', async () => {
  expect(await askAfter('average clear height in Katy', 'vs Tomball')).toMatchObject({
    kind: 'compare',
    figure: 'clearHeight',
    of: 'mean',
  })
  const both = await askAfter('compare median rent in Katy and Tomball', 'vs Houston')
  expect(cities(both)).toEqual(['Katy', 'Tomball', 'Houston'])
})

test('what cannot be compared with is said', async () => {
  const { words } = await askBuiltIn(book, 'warehouses in Katy', 'how does that stack up against zzyzx')
  expect(words).toBe('I did not understand “zzyzx”, and so cannot compare with it.')
})
