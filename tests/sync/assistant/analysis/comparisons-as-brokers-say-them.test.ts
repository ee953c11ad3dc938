import { expect, test } from 'vitest'
import { city } from '../../domain/query/query-vocabulary.ts'
import { asked, read } from './asked-of.ts'

test('two sets are compared in whatever order they are said, and what is said behind them is of both', () => {
  const sets = (words: string) => {
    const ask = asked(words)?.ask
    return ask?.kind === 'compare' ? ask.sets.map(({ criteria }) => new Set(criteria)) : null
  }
  const set = (words: string) => new Set(read(words))
  for (const [words, one, other] of [
    ['CBRE or JLL listings, who is cheaper on average rent, Katy', 'CBRE Katy', 'JLL Katy'],
    [
      'pre-1985 warehouses or 2005-and-newer ones: what is the difference in average rent',
      'warehouses built before 1985',
      'warehouses built 2005 and newer',
    ],
    [
      'median rent of the ones with rail and the ones without in Katy',
      'with rail in Katy',
      'no rail in Katy',
    ],
    ['average TI, deals with sprinklers vs ones without', 'with sprinklers', 'without sprinklers'],
  ] as const)
    expect({ words, sets: sets(words) }).toEqual({ words, sets: [set(one), set(other)] })
})

test('one figure for each of two is a comparison, however the two are put beside each other', () => {
  for (const words of [
    'what do Katy and Spring each average per foot',
    'what does each of Katy and Spring average',
    'average rent for Katy and Spring each',
    "put Katy's average up against Spring's",
    'stack Katy up against Spring',
    'Katy and Spring side by side',
    'line up Katy and Spring for me',
  ]) {
    const ask = asked(words)?.ask
    const towns = ask?.kind === 'compare' ? ask.sets.map(({ criteria }) => criteria) : null
    expect({ words, towns }).toEqual({ words, towns: [[city('Katy')], [city('Spring')]] })
  }
})

test('a bound is compared with another that says its figure first', () => {
  const ask = asked('median rent, 32 clear and up versus 24 and under, warehouse')?.ask
  expect(ask?.kind === 'compare' ? ask.sets.map(({ criteria }) => criteria[0]) : null).toEqual([
    { kind: 'range', field: 'clearHeight', min: 32, max: null },
    { kind: 'range', field: 'clearHeight', min: null, max: 24 },
  ])
})
