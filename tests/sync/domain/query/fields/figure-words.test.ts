import { expect, test } from 'vitest'
import { readSuperlative } from '../../../../../sync/assistant/analysis/asks/superlative.ts'
import { BOUND_FIGURES, RANGE_FIELDS } from '../../../../../sync/domain/criteria/asked-fields.ts'
import { COMPUTED_RANGES } from '../../../../../sync/domain/economics/computed-names.ts'
import { FIGURE_WORDS } from '../../../../../sync/domain/query/fields/figure-words.ts'
import { phraseOf } from '../../../../../sync/domain/query/fields/phrase-of.ts'
import { SORT_TERMS } from '../../../../../sync/domain/query/fields/terms.ts'
import { figuresWith, wordsFor } from '../../../../../sync/domain/query/fields/words-for.ts'
import { parseQuery } from '../../../../../sync/domain/query/query-language.ts'
import { OFFERED_SORT_BY, SORTS } from '../../../../../sync/domain/sort.ts'
import { vocabulary } from '../query-vocabulary.ts'

test('every figure that can be asked for has its words, and no two share a noun', () => {
  expect(Object.keys(FIGURE_WORDS).sort()).toEqual([...BOUND_FIGURES].sort())
  const nouns = figuresWith((words) => words.nouns).flatMap(([, own]) =>
    own.flatMap(({ phrases, inUnit }) => (inUnit === undefined ? phrases.split('|') : [])),
  )
  expect(nouns.filter((noun, i) => nouns.indexOf(noun) !== i)).toEqual([])
})

test('a figure is asked for in its own phrase, and read back as the same', () => {
  for (const field of BOUND_FIGURES) {
    const [before, after] = wordsFor(field).phrase
    const [least, most] = wordsFor(field).plausible
    const figure = Math.ceil((least + Math.min(most, 2_000)) / 2)
    const { criteria } = parseQuery(`${before}at least ${figure}${after}`, vocabulary)
    expect(criteria.map(({ criterion }) => criterion)).toEqual([
      { kind: 'range', field, min: figure, max: null },
    ])
    const [asked] = criteria
    expect(asked && parseQuery(phraseOf(asked.criterion), vocabulary).criteria[0]?.criterion).toEqual(
      asked?.criterion,
    )
  }
})

test('every order of the results has words that ask for it', () => {
  const worked = COMPUTED_RANGES.flatMap((field) => [`${field}_asc`, `${field}_desc`])
  expect(SORT_TERMS.map(([by]) => by).sort()).toEqual([...OFFERED_SORT_BY, ...worked].sort())
  for (const [by, phrases] of SORT_TERMS) {
    const [first = ''] = phrases.split('|')
    expect(parseQuery(`warehouses ${first}`, vocabulary).sort).toBe(by)
  }
})

test('orders are told as the search page and the comp lists offer them', () => {
  expect(OFFERED_SORT_BY.map((by) => SORTS[by].label).slice(0, 4)).toEqual([
    'Rent, low to high',
    'Rent, high to low',
    'Size, small to large',
    'Size, large to small',
  ])
})

test('the highest of every figure can be asked of the assistant by what it is called', () => {
  for (const field of RANGE_FIELDS) {
    const [, highest] = wordsFor(field).ends
    expect(readSuperlative(`which has the ${highest}`)?.order).toEqual({ field, descending: true })
  }
})
