import { expect, test } from 'vitest'
import { transferOf } from '../../../sync/book/transfer-of.ts'
import type { TextRow } from '../../../sync/search/text-search.ts'
import { createTextSearcher } from '../../../sync/search/text-searcher.ts'
import { buildTextIndex } from '../../../sync/search/texts/text-index.ts'
import { seededRandom } from '../../make/seeded-random.ts'
import { makeTextRows, textColumns } from '../../make/text-rows.ts'
import { awkwardQuery, awkwardRows } from './awkward-text.ts'
import { expectLiteral, found, named, someOrder } from './expect-literal.ts'

test.each(Array.from({ length: 15 }, (_, seed) => seed))(
  'rows, order and exact scores of awkward text are those of the literal implementation (seed %i)',
  (seed) => {
    const random = seededRandom(seed)
    // A book's strings are UTF-8, which has no half of a surrogate pair; changed rows are strings as they came.
    const rows = awkwardRows(random, 50).map((row) => row.map((text) => text?.toWellFormed() ?? null))
    const extra = awkwardRows(random, 8)
    const queries = Array.from({ length: 70 }, () => awkwardQuery(random, [...rows, ...extra]))
    // A word index for every pool, for none, or for those with much text.
    expectLiteral(rows, queries, extra, [0, Number.POSITIVE_INFINITY, 4_000][seed % 3])
  },
)

test.each(Array.from({ length: 8 }, (_, seed) => seed))(
  'long texts of every length and alphabet, read where they stand, are found as by the literal implementation (seed %i)',
  (seed) => {
    const random = seededRandom(seed)
    const rows = awkwardRows(random, 60).map((row) => {
      const texts = row.map((text) => text?.toWellFormed() ?? '')
      const long = random.chance(0.6) ? texts.slice(0, random.int(3, 9)).join(random.pick([' ', '. '])) : null
      return row.map((_, i) => (i === 0 ? (long ?? texts[0] ?? '') : null))
    })
    const columns = textColumns(rows)
    expect(buildTextIndex(columns, rows.length).long.map(({ field }) => field)).toEqual(['name'])
    expectLiteral(
      rows,
      Array.from({ length: 80 }, () => awkwardQuery(random, rows)),
    )
  },
)

test('a query of no ASCII alone, and letters that become ASCII when lower-cased, are found in long texts', () => {
  const long = 'Ample trailer parking behind the yard and a rail spur along the south side of the building. '
  const texts = ['PEÑA Realty', 'peña realty', 'Pena Realty', '5 \u212ag', '5 kg', 'Dock–high “doors”', 'ÑÑ']
  expectLiteral(named(...texts.map((text) => long + text), ...texts), [
    'peña realty',
    'ñ',
    'kg',
    '5 kg',
    'building. 5 k',
    'dock–high “doors”',
    '–high “d',
    'building. peña r',
    'pena realty',
    'ññ',
  ])
})

test('rows of a believable book are found as by the literal implementation', () => {
  const queries = [
    'houston',
    'jennifer garcia',
    'manufactring',
    '6213 industrial',
    'truck court',
    'union pacific rail',
    'peña',
  ]
  expectLiteral(makeTextRows(1_500), queries, makeTextRows(20, 2))
})

test('a word that all rows have is found in all of them, in short texts and long ones', () => {
  const names = Array.from({ length: 100 }, (_, i) => `Katy dock ${i}`)
  const long = 'Ample trailer parking behind the yard and a rail spur along the south side of the building. '
  expectLiteral(named(...names), ['katy', 'dock', 'katy dock'], [], 0)
  expectLiteral(named(...names.map((name) => long + name)), ['katy', 'dock', 'katy dock'], [], 0)
})

test('each of thousands of words is found', () => {
  const words = Array.from({ length: 2_100 }, (_, i) => `w${String(i).padStart(4, '0')}x`)
  expectLiteral(named(...words), [words.slice(1_020, 1_028), words.slice(2_044, 2_052)].flat(), [], 0)
})

test('a row is scored by its best field, whichever is looked at first', () => {
  const row = (...texts: string[]): TextRow => [
    ...texts,
    ...Array.from({ length: 12 - texts.length }, () => null),
  ]
  const near = ['warehouse', 'warehouze', 'warehauze', 'wearhauze', 'wearhaus', 'ware']
  const rows = near.flatMap((a) => near.map((b) => row(a, b, 'Houston', 'TX', b)))
  expectLiteral(rows, [...near, 'warehouses', 'wherehouse', 'houton'])
})

test('what stands at the end of one field and the start of the next is not found as one', () => {
  const rows: TextRow[] = [
    ['ab', 'cd', ...Array.from({ length: 10 }, () => null)],
    ...named('ab\0cd', 'a\0', '\0'),
  ]
  const queries = ['bc', 'b c', 'b\0c', 'abcd', 'ab cd', 'ab\0cd', 'cd ab', '\0', 'a\0']
  expectLiteral(rows, queries, rows, 0)
  expectLiteral(rows, queries, rows)
})

test('a value that no row has any more is no match for another row', () => {
  const columns = textColumns(named('x', 'y', 'z'))
  const { bytes, offsets } = textColumns(named('katy', 'conroe', 'humble')).name
  const codes = Uint32Array.of(3, 2, 3)
  const withCities = { ...columns, city: { bytes, offsets, codes } }
  const searcher = createTextSearcher(buildTextIndex(withCities, 3, 0), withCities)
  const order = Uint32Array.of(0, 1, 2)
  expect(['katy', 'humble'].map((query) => found(searcher.search(query), order))).toEqual([
    [],
    [
      { row: 0, score: 1 },
      { row: 2, score: 1 },
    ],
  ])
})

test('a word asked twice needs to stand but once, and the whole as it is', () => {
  const rows = named(
    'man man',
    'man  man',
    'manhole',
    'human man',
    'a man',
    'ohman ahman',
    'man b man',
    'bman man b',
  )
  const queries = ['man man', 'man  man', 'man man man', 'man b man', 'b man b', 'man\tman']
  expectLiteral(rows, queries, rows, 0)
  expectLiteral(rows, queries)
})

test('different words with the same hash are told apart', () => {
  expectLiteral(named('bkouuh', 'ffndis', 'bkouuh ffndis'), ['bkouuh', 'ffndis', 'ffndis bkouuh'], [], 0)
  const longer = ['bkouuhzz', 'ffndiszz', 'bkouuhzzz', 'ffndiszzz']
  expectLiteral(named(...longer), longer, [], 0)
})

test('a query without text finds nothing', () => {
  const rows = named('Katy Trade Center', '')
  const columns = textColumns(rows)
  const searcher = createTextSearcher(buildTextIndex(columns, 2), columns)
  const nothing = { ranks: new Uint16Array(3), scores: new Float64Array(1) }
  expect([searcher.search('', named('Katy')), searcher.search(' \t\u00a0', named('Katy'))]).toEqual([
    nothing,
    nothing,
  ])
})

test('a book without rows is searched, and so are the rows changed since', () => {
  const columns = textColumns([])
  const searcher = createTextSearcher(buildTextIndex(columns, 0), columns)
  expect(Array.from(searcher.search('katy').ranks)).toEqual([])
  expect(found(searcher.search('katy', named('Conroe', 'Katy', 'Kathy')), someOrder(3))).toEqual([
    { row: 1, score: 1 },
    { row: 2, score: 0.8 * 0.6 },
  ])
})

test('an index built elsewhere and posted answers the same, and leaves the columns as they were', () => {
  const rows = makeTextRows(300)
  const columns = textColumns(rows)
  const index = buildTextIndex(columns, rows.length, 0)
  const before = createTextSearcher(index, columns).search('commerce center')
  const posted = structuredClone(index, { transfer: transferOf(index) })
  expect(createTextSearcher(posted, columns).search('commerce center')).toEqual(before)
  expect(index.pools.flatMap((pool) => [pool.text.length, pool.words?.postings.words.length])).toEqual(
    index.pools.flatMap(() => [0, 0]),
  )
  expect(columns).toEqual(textColumns(rows))
})
