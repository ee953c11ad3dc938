import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asked, read } from './asked-of.ts'
import { entriesOf, FIGURE_NAMES, MEASURE_NAMES } from './figures-and-groupings.ts'

const oneOf = fc.constantFrom
const runs = { numRuns: 150 }
const figures = oneOf(...entriesOf(FIGURE_NAMES))
const measures = oneOf(...entriesOf(MEASURE_NAMES)).filter(([of]) => of !== 'min' && of !== 'max')
const sets = oneOf(
  'warehouses in Katy',
  'NNN warehouses in Houston',
  'deals in Katy',
  'buildings with rail in Katy',
)
const COUNT = { figure: null, of: 'count' }

function expectAsked(words: string, ask: object, set: string) {
  const found = asked(words)
  expect({ words, ask: found?.ask, of: new Set(read(found?.rest ?? '')) }).toEqual({
    words,
    ask: expect.objectContaining(ask),
    of: new Set(read(set)),
  })
}

test('a count and a figure after it are both asked for, of the same properties', () => {
  const counts = oneOf<(set: string) => string>(
    (set) => `how many ${set}`,
    (set) => `how many ${set} are there`,
    (set) => `number of ${set}`,
    (set) => `what is the number of ${set}`,
  )
  const joints = oneOf(' and what is the ', ', and the ', ' and their ', '? what’s the ', ' plus the ')
  fc.assert(
    fc.property(
      counts,
      sets,
      joints,
      measures,
      figures,
      (count, set, joint, [of, measure], [figure, name]) => {
        const ask = { kind: 'statistic', ...COUNT, also: [{ figure, of }] }
        expectAsked(`${count(set)}${joint}${measure} ${name}`, ask, set)
      },
    ),
    runs,
  )
})

test('a figure and a count after it are both asked for, the figure first', () => {
  const lasts = oneOf(
    ' and how many are there',
    ', and how many',
    ' and the count',
    ' and the number of them',
  )
  fc.assert(
    fc.property(measures, figures, sets, lasts, ([of, measure], [figure, name], set, last) => {
      const ask = { kind: 'statistic', figure, of, also: [COUNT] }
      expectAsked(`${measure} ${name} of ${set}${last}`, ask, set)
    }),
    runs,
  )
})

test.each([
  ['how many warehouses in Katy and how much space do they have', [{ figure: 'squareFootage', of: 'sum' }]],
  ['how many warehouses in Katy and how big are they', [{ figure: 'squareFootage', of: 'median' }]],
  ['how many warehouses in Katy and what do they rent for', [{ figure: 'rentPerSf', of: 'median' }]],
  [
    "how many warehouses in Katy and what's the average rent, clear height and size",
    ['rentPerSf', 'clearHeight', 'squareFootage'].map((figure) => ({ figure, of: 'mean' })),
  ],
  ['count and average rent of warehouses in Katy', [{ figure: 'rentPerSf', of: 'mean' }]],
])('“%s” counts, and tells the figures', (words, also) => {
  expectAsked(words, { kind: 'statistic', ...COUNT, also }, 'warehouses in Katy')
})

test('what properties have is no further figure', () => {
  for (const words of [
    'how many warehouses in Katy with office and rail',
    'how many deals in Katy and Houston',
  ])
    expect(asked(words)?.ask).toEqual({ kind: 'statistic', ...COUNT })
})

test('the same count is asked once', () => {
  expect(asked('top 5 landlords in Katy and how many buildings')?.ask).not.toHaveProperty('also')
})
