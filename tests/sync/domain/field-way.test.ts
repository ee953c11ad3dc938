import { describe, expect, test } from 'vitest'
import { filterInput } from '../../../sync/api/properties.ts'
import { overlay } from '../../../sync/book/book.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { find } from '../../../sync/book/question/find.ts'
import { vocabularyOf } from '../../../sync/book/question/vocabulary-of.ts'
import { shownIn } from '../../../sync/documents/columns/comp-column.ts'
import { COMP_COLUMNS, type ColumnId } from '../../../sync/documents/columns/comp-columns.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import { describeCriterion } from '../../../sync/domain/criteria/describe-criterion.ts'
import type { PropertyFilter } from '../../../sync/domain/criteria/filter.ts'
import { fieldBadges } from '../../../sync/domain/fields/field-badges.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { criteriaOf } from '../../../sync/domain/query/criteria.ts'
import { phraseOf } from '../../../sync/domain/query/fields/phrase-of.ts'
import { parseQuery } from '../../../sync/domain/query/query-language.ts'
import type { SortBy } from '../../../sync/domain/sort.ts'
import { columnHead, FIELD_COLUMNS } from '../../../sync/domain/table/table-column.ts'
import type { CompSort } from '../../../sync/proximity/comp-sort.ts'
import { sortedListComps } from '../../../web/comp-lists/detail/sorted-list-comps.ts'
import { buildingFacts } from '../../../web/property/dialog/facts/facts.ts'
import { filterIn, paramsOf, searchPageParams } from '../../../web/search/search-params.ts'
import { parseSearch, stringifySearch } from '../../../web/search-params.ts'
import { askBuiltIn } from '../../edge/assistant/ask-built-in.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'
import { fieldsOf } from '../sheets/read-one-row.ts'

interface Way {
  header: string
  field: 'parkingRatio' | 'officePercent' | 'submarket'
  cells: readonly [cell: string, value: number | string][]
  /** Of four properties. */
  values: readonly (number | string | null)[]
  /** Questions, each with what it asks. */
  questions: readonly [words: string, criterion: Criterion][]
  chip: { key: string; value: string }
  filter: PropertyFilter
  /** The filter as the address has it. */
  address: Readonly<Record<string, string | string[]>>
  /** Names in the order they are sorted in, from the highest. */
  sort: SortBy
  fact: string
  badges: readonly string[]
  column: [header: string, value: string]
  /** A question to the assistant, and how its answer begins. */
  answer: [question: string, words: RegExp]
}

const office = (min: number | null, max: number | null, exclusive = {}): Criterion => ({
  kind: 'range',
  field: 'officePercent',
  min,
  max,
  ...exclusive,
})

const parking = (min: number | null, max: number | null, exclusive = {}): Criterion => ({
  kind: 'range',
  field: 'parkingRatio',
  min,
  max,
  ...exclusive,
})

const submarkets = (...anyOf: string[]): Criterion => ({
  kind: 'word',
  field: 'submarket',
  anyOf,
  not: false,
})

const WAYS: readonly Way[] = [
  {
    header: 'Parking Ratio',
    field: 'parkingRatio',
    cells: [
      ['2.5', 2.5],
      ['2.5/1,000', 2.5],
      ['3 per 1000 SF', 3],
      ['1/400 SF', 2.5],
      ['4.0 : 1,000', 4],
    ],
    questions: [
      ['parking ratio over 2', parking(2, null, { exclusiveMin: true })],
      ['at least 2.5 per 1,000 parking', parking(2.5, null)],
      ['3/1,000 parking spaces', parking(3, null)],
      ['parking ratio of at least 2/1000 sf', parking(2, null)],
    ],
    values: [2.5, null, 3, 1],
    chip: { key: 'Parking', value: '≥ 2.5 per 1,000 SF' },
    filter: { minParkingRatio: 2.5 },
    address: { minParkingRatio: '2.5' },
    sort: 'parking_desc',
    fact: 'Parking ratio: 3 per 1,000 SF',
    badges: ['3 per 1,000 SF parking'],
    column: ['Parking Ratio (per 1,000 SF)', '3 per 1,000 SF'],
    answer: ['Which has the highest parking ratio?', /^By parking ratio, highest first: Plant 2/],
  },
  {
    header: '% Office',
    field: 'officePercent',
    cells: [
      ['12%', 12],
      ['12.5', 12.5],
      ['0.1', 10],
    ],
    questions: [
      ['office share under 20%', office(null, 20, { exclusiveMax: true })],
      ['at least 2.5% office', office(2.5, null)],
      ['10-15% office space', office(10, 15)],
      ['max 30 percent office', office(null, 30)],
    ],
    values: [2.5, null, 3, 1],
    chip: { key: 'Office %', value: '≥ 2.5%' },
    filter: { minOfficePercent: 2.5 },
    address: { minOfficePercent: '2.5' },
    sort: 'office_desc',
    fact: 'Office share: 3%',
    badges: ['3% office'],
    column: ['Office (%)', '3%'],
    answer: ['Which has the highest office share?', /^By office share, highest first: Plant 2/],
  },
  {
    header: 'Sub-Market',
    field: 'submarket',
    cells: [
      ['Northwest', 'Northwest'],
      [' Hwy 290 / Tomball', 'Hwy 290 / Tomball'],
    ],
    values: ['Katy', null, 'Northwest', 'Central'],
    questions: [
      ['in the Northwest submarket', submarkets('Northwest')],
      ['submarket: katy or northwest', submarkets('Katy', 'Northwest')],
      ['located in Central', submarkets('Central')],
    ],
    chip: { key: 'Submarket', value: 'Katy or Northwest' },
    filter: { submarkets: ['Katy', 'Northwest'] },
    address: { submarket: ['Katy', 'Northwest'] },
    sort: 'submarket_desc',
    fact: 'Submarket: Northwest',
    badges: [],
    column: ['Submarket', 'Northwest'],
    answer: ['How many are in the Northwest submarket?', /\b1\b.*Northwest/],
  },
]

describe.each(WAYS)('a column of a sheet under “$header”', (way) => {
  const { field } = way
  const rows = way.values.map((value, i) => makeProperty({ id: `p${i}`, name: `Plant ${i}`, [field]: value }))
  const book = overlay(makeBase(1, rows), [])
  const namesBy = (question: Parameters<typeof find>[1]) =>
    Array.from(find(book, question).slots, (slot) => propertyAt(book, slot).name)
  const asked = way.questions[1]?.[1] as Criterion

  test('is read', () => {
    for (const [cell, value] of way.cells) {
      expect(fieldsOf({ [way.header]: cell })).toMatchObject({ [field]: value })
    }
  })

  test('is asked for in words, which a chip tells and which read back as the same', () => {
    const vocabulary = vocabularyOf(book)
    const read = (words: string) => parseQuery(words, vocabulary).criteria.map(({ criterion }) => criterion)
    for (const [words, criterion] of way.questions) {
      expect([words, read(words)]).toEqual([words, [criterion]])
      expect(read(phraseOf(criterion))).toEqual([criterion])
    }
    expect(describeCriterion(asked, 'month')).toEqual(way.chip)
    expect(namesBy({ criteria: [asked], sort: 'rent_asc' })).toEqual(['Plant 0', 'Plant 2'])
  })

  test('is filtered by in the panel, in the address and over HTTP', () => {
    expect(criteriaOf(way.filter, vocabularyOf(book))).toEqual([asked])
    expect(filterIn(searchPageParams.parse(way.address))).toEqual(way.filter)
    expect(parseSearch(stringifySearch(paramsOf(way.filter)))).toEqual(way.address)
    expect(filterInput.parse(way.filter)).toEqual(way.filter)
  })

  test('sorts results and a comp list, missing ones last', () => {
    const order = ['Plant 2', 'Plant 0', 'Plant 3', 'Plant 1']
    expect(namesBy({ criteria: [], sort: way.sort })).toEqual(order)
    const comps = rows.map((property) => ({ property, miles: null })) as unknown as Parameters<
      typeof sortedListComps
    >[0]
    expect(sortedListComps(comps, way.sort as CompSort).map(({ property }) => property.name)).toEqual(order)
    expect(FIELD_COLUMNS.map((column) => columnHead(column, 'month'))).toContain(way.chip.key)
  })

  test('is told by the dialog, the card and documents', () => {
    const told = rows[2] as Property
    expect(buildingFacts(told).map(({ label, value }) => `${label}: ${value}`)).toContain(way.fact)
    expect([fieldBadges(told), fieldBadges(rows[1] as Property)]).toEqual([way.badges, []])
    const column = COMP_COLUMNS[field satisfies ColumnId]
    expect([column.header, shownIn(column, { property: told, number: 1 }, 'month')]).toEqual(way.column)
  })

  test('is told by the assistant', async () => {
    const [question, answer] = way.answer
    expect((await askBuiltIn(book, question)).words).toMatch(answer)
  })
})
