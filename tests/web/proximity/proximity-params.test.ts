import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { vocabularyOf } from '../../../sync/book/question/vocabulary-of.ts'
import { valuesIn } from '../../../sync/book/values-in.ts'
import { proximityCriteria } from '../../../sync/domain/criteria/proximity-criteria.ts'
import { effectiveCriteria } from '../../../sync/domain/query/criteria.ts'
import { parseQuery } from '../../../sync/domain/query/query-language.ts'
import { proximityHref } from '../../../sync/proximity/proximity-href.ts'
import { filterIn } from '../../../web/criteria/filter-params.ts'
import { narrowedIn } from '../../../web/proximity/narrowed-in.ts'
import { centerIn, paramsTo, proximityParams } from '../../../web/proximity/proximity-params.ts'
import { parseSearch } from '../../../web/search-params.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'

const read = (search: string) => proximityParams.parse(parseSearch(search))

const book = overlay(
  makeBase(
    1,
    ['Manufacturing', 'Warehouse', 'Cold Warehouse', 'Office'].map((propertyType, i) =>
      makeProperty({ id: `p${i}`, propertyType }),
    ),
  ),
  [],
)

test('a value that is given by a part of it stands for all that have it, and a whole one for itself', () => {
  const types = (search: string) => narrowedIn(read(search), book).type
  expect(types('type=ware')).toEqual(['Warehouse', 'Cold Warehouse'])
  expect(types('type=warehouse')).toEqual(['Warehouse'])
  expect(types('type=Office&type=manuf')).toEqual(['Office', 'Manufacturing'])
  expect(types('type=zzz')).toEqual(['zzz'])
  expect(narrowedIn(read('type=ware'), null).type).toEqual(['ware'])
})

test('who is named in a link of before is asked for in words', () => {
  expect(narrowedIn(read('tenant=A %26 B&broker=Lee&also=rail'), book).also).toBe(
    'rail, tenant "A & B", broker name "Lee"',
  )
  expect(narrowedIn(read('landlord=%20'), book).also).toBeUndefined()
})

test('what the HTTP interface found is asked for again by its link', () => {
  const filter = {
    propertyType: 'ware',
    minRent: 0,
    maxRent: 0.95,
    minSquareFootage: 1000,
    maxYearBuilt: 1999,
    tenant: 'A & B, "C"',
    brokerName: ' Lee ',
  }
  const criteria = proximityCriteria(filter, (field) => valuesIn(book, field))
  const center = { latitude: 29.76, longitude: -95.37 }
  const href = proximityHref({ center, address: null, radius: 3, criteria })
  const params = narrowedIn(read(href.slice(href.indexOf('?'))), book)
  const vocabulary = vocabularyOf(book)
  const again = effectiveCriteria(parseQuery(params.also ?? '', vocabulary), filterIn(params), vocabulary)
  const asked = again.map(({ criterion }) => criterion)
  expect(asked).toHaveLength(criteria.length)
  expect(asked).toEqual(expect.arrayContaining(criteria))
})

test('a place is on the globe or is none', () => {
  expect(centerIn(read('lat=29.5&lng=-95.5'))).toEqual({ latitude: 29.5, longitude: -95.5 })
  for (const search of ['', 'lat=29.5', 'lat=91&lng=0', 'lat=0&lng=181', 'lat=abc&lng=0']) {
    expect(centerIn(read(search))).toBeNull()
  }
})

test('a search writes what its place is called where that is not what was typed, and no usual radius', () => {
  const center = { latitude: 29.858, longitude: -95.586 }
  expect(paramsTo({ center, address: '77041', label: 'ZIP 77041, approximate' }, 3)).toEqual({
    address: '77041',
    place: 'ZIP 77041, approximate',
    lat: 29.858,
    lng: -95.586,
    radius: 3,
  })
  expect(paramsTo({ center }, 5)).toEqual({ lat: 29.858, lng: -95.586 })
})
