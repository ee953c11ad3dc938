import { expect, test } from 'vitest'
import { draftOf, EMPTY_DRAFT, readPlace } from '../../../../web/proximity/form/place-draft.ts'

const coordinates = (latitude: string, longitude: string) =>
  readPlace({ ...EMPTY_DRAFT, mode: 'coordinates', latitude, longitude })

test('an address is its words, and none is a problem of its field', () => {
  expect(readPlace({ ...EMPTY_DRAFT, address: ' 11830 Tanner Rd ' })).toEqual({
    kind: 'address',
    address: '11830 Tanner Rd',
  })
  expect(readPlace({ ...EMPTY_DRAFT, address: ' ', latitude: '29' })).toEqual({
    kind: 'problem',
    problem: {
      title: 'Missing address',
      sentence: 'Please enter an address to search near',
      field: 'address',
    },
  })
})

test('coordinates are decimal degrees on the globe, with either minus sign', () => {
  expect(coordinates(' 29.7604 ', '\u221295.3698°')).toEqual({
    kind: 'coordinates',
    center: { latitude: 29.7604, longitude: -95.3698 },
  })
  expect(coordinates('-90', '+180')).toMatchObject({ center: { latitude: -90, longitude: 180 } })
})

test.each([
  ['', '', 'Missing coordinates', 'latitude'],
  ['29', ' ', 'Missing coordinates', 'longitude'],
  ['', '-95', 'Missing coordinates', 'latitude'],
  ['abc', '-95', 'Invalid coordinates', 'latitude'],
  ['29', '1e2', 'Invalid coordinates', 'longitude'],
  ['91', '-95', 'Invalid coordinates', 'latitude'],
  ['29', '-180.01', 'Invalid coordinates', 'longitude'],
  ['29.1.2', '-95', 'Invalid coordinates', 'latitude'],
  ['Infinity', 'NaN', 'Invalid coordinates', 'latitude'],
])('"%s" and "%s" are refused: %s', (latitude, longitude, title, field) => {
  expect(coordinates(latitude, longitude)).toMatchObject({ kind: 'problem', problem: { title, field } })
})

test('a place fills the form it was searched with, and leaves the other half as it was', () => {
  const center = { latitude: 29.5, longitude: -95.25 }
  const was = { ...EMPTY_DRAFT, address: 'as typed' }
  expect(draftOf({ center, label: '29.5, -95.25', address: null }, was)).toEqual({
    mode: 'coordinates',
    address: 'as typed',
    latitude: '29.5',
    longitude: '-95.25',
  })
  expect(draftOf({ center, label: 'ZIP 77041, approximate', address: '77041' }, was)).toEqual({
    ...EMPTY_DRAFT,
    address: '77041',
  })
  expect(draftOf(null, was)).toBe(was)
})
