import { expect, test } from 'vitest'
import {
  centerIn,
  filterIn,
  paramsOf,
  paramsTo,
  proximityParams,
} from '../../../web/proximity/proximity-params.ts'
import { parseSearch, stringifySearch } from '../../../web/search-params.ts'

const read = (search: string) => proximityParams.parse(parseSearch(search))

test('a filter is the same once it has been in an address', () => {
  const filter = {
    propertyType: '007',
    minRent: 0,
    maxRent: 0.95,
    minSquareFootage: 1000,
    maxYearBuilt: 1999,
    tenant: 'A & B, "C"',
    brokerName: ' Lee ',
    landlordFirm: '=1+1',
  }
  expect(filterIn(read(stringifySearch(paramsOf(filter))))).toEqual(filter)
  expect(filterIn(read(''))).toEqual({})
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
