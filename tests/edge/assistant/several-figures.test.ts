import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleProperties } from '../../../db/sample/sample-properties.ts'
import { oneForEachFigure } from '../../../sync/assistant/analysis/one-for-each-figure.ts'
import { overlay } from '../../../sync/book/book.ts'
import { makeBase } from '../../make/book.ts'
import { askBuiltIn } from './ask-built-in.ts'

const properties = sampleProperties({ seed: 7, count: 600 }).sort((a, b) => (a.id < b.id ? -1 : 1))
const book = overlay(makeBase(1, properties), [])
const oneOf = fc.constantFrom

const FIGURES = ['rent', 'opex', 'TI', 'free rent', 'clear height', 'lease term', 'dock doors'] as const
const MEASURES = ['average', 'median', 'mean'] as const

test('of several figures each is told as it is told alone, of the same properties', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...FIGURES], { minLength: 2, maxLength: 3 }),
      oneOf(...MEASURES),
      oneOf('for NNN deals', 'for dist in Houston', 'for warehouses over 20k sf'),
      oneOf('', "what's the ", 'give me the '),
      async (figures, measure, set, lead) => {
        const listed =
          figures.length === 2
            ? figures.join(' and ')
            : `${figures.slice(0, -1).join(', ')} and ${figures.at(-1)}`
        const all = await askBuiltIn(book, `${lead}${measure} ${listed} ${set}`)
        const shown = all.figures.map(({ text, what }) => `${what}: ${text}`)
        for (const figure of figures) {
          const alone = await askBuiltIn(book, `${measure} ${figure} ${set}`)
          const own = alone.figures.find(({ what }) => what !== '')
          expect({ figure, isTold: own !== undefined && shown.includes(`${own.what}: ${own.text}`) }).toEqual(
            {
              figure,
              isTold: true,
            },
          )
        }
        expect(all.words).not.toContain('did not understand')
      },
    ),
    { numRuns: 25 },
  )
})

test('a figure with a bound of its own is a criterion, and one figure is one question', () => {
  for (const words of [
    'average rent and clear height over 24 in Katy',
    'average rent in Katy and Cypress',
    'median rent for warehouses with docks and rail',
    'average rent',
    'rent under 80 cents and 24 clear',
    'average rent and average rent',
  ])
    expect({ words, each: oneForEachFigure(words) }).toEqual({ words, each: null })
  expect(oneForEachFigure('average rent, TI and total square feet in Katy')).toEqual([
    'average rent in Katy',
    'average TI in Katy',
    'total square feet in Katy',
  ])
})
