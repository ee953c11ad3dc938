import { expect, test } from 'vitest'
import { BROKERS } from '../../db/sample/brokers.ts'
import { BROKER_FIRMS, LANDLORDS, TENANTS } from '../../db/sample/firms.ts'
import { generateSample } from '../../db/sample/generate-sample.ts'
import { sampleProperties } from '../../db/sample/sample-properties.ts'
import { SUBMARKETS } from '../../db/sample/submarkets.ts'
import { boundsOf } from '../../sync/domain/area/coordinates.ts'
import { haversineMiles } from '../../sync/domain/area/distance.ts'
import { PROPERTY_TYPES } from '../../sync/domain/known-types.ts'
import { hasCoordinates } from '../../sync/domain/place/has-coordinates.ts'
import { property } from '../../sync/domain/property.ts'

const SIZE = { seed: 1, count: 2846 }
const sample = generateSample(SIZE)

test('the same seed gives the same properties, another seed others', () => {
  expect(generateSample(SIZE)).toEqual(sample)
  expect(generateSample({ ...SIZE, seed: 2 })[0]).not.toEqual(sample[0])
})

test('a larger sample begins with the smaller one', () => {
  expect(generateSample({ seed: 1, count: 4000 }).slice(0, SIZE.count)).toEqual(sample)
})

test('every row is a valid property', () => {
  for (const row of sampleProperties(SIZE)) expect(property.safeParse(row).error).toBeUndefined()
})

test('no two properties share an address, in a large sample either', () => {
  const addresses = generateSample({ seed: 3, count: 60_000 }).map(({ address, zip }) => `${address} ${zip}`)
  expect(new Set(addresses).size).toBe(60_000)
})

test('every submarket and every type has its share', () => {
  for (const { id, share } of SUBMARKETS) {
    const count = sample.filter(({ area }) => area === id).length
    expect(count / SIZE.count).toBeGreaterThan(share / 2000)
  }
  for (const type of PROPERTY_TYPES) {
    expect(sample.filter(({ propertyType }) => propertyType === type).length).toBeGreaterThan(100)
  }
})

test('every place is around Houston, and properties of a ZIP code lie together', () => {
  const placed = sample.filter(hasCoordinates)
  expect(placed.length).toBeGreaterThan(SIZE.count * 0.9)
  const houston = { latitude: 29.7604, longitude: -95.3698 }
  for (const place of placed) expect(haversineMiles(houston, place)).toBeLessThan(50)
  for (const zip of new Set(placed.map((place) => place.zip))) {
    const bounds = boundsOf(placed.filter((place) => place.zip === zip))
    if (bounds === null) throw new Error('a ZIP code without properties')
    const { south, west, north, east } = bounds
    const miles = haversineMiles({ latitude: south, longitude: west }, { latitude: north, longitude: east })
    expect(miles).toBeLessThan(15)
  }
})

test('rents are those of a market', () => {
  const rents = sample.flatMap(({ rentPerSf }) => rentPerSf ?? []).sort((a, b) => a - b)
  expect(rents.length).toBeGreaterThan(SIZE.count * 0.8)
  expect(rents.length).toBeLessThan(SIZE.count)
  expect(rents.at(0)).toBeGreaterThanOrEqual(0.28)
  expect(rents.at(-1)).toBeLessThan(3)
  const median = rents[Math.floor(rents.length / 2)]
  expect(median).toBeGreaterThan(0.7)
  expect(median).toBeLessThan(0.95)
})

test('the invented people can be neither called nor written to', () => {
  expect(BROKERS.filter(({ phone }) => !/^\((?:713|281|832|346)\) 555-01\d\d$/.test(phone))).toEqual([])
  expect(BROKERS.filter(({ email }) => !/^[a-z.-]+@[a-z]+\.example\.com$/.test(email))).toEqual([])
  expect(new Set(BROKERS.map(({ name }) => name)).size).toBe(BROKERS.length)
})

test('firms are all different', () => {
  for (const firms of [LANDLORDS, BROKER_FIRMS, TENANTS]) expect(new Set(firms).size).toBe(firms.length)
})
