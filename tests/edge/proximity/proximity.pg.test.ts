import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { DEMO_TEAM, seedDemoTeam } from '../../../db/demo-team.ts'
import { importWorkbook } from '../../../edge/import/import-workbook.ts'
import { PARCEL_COUNTS, PARCEL_MILES, PARCELS_PATH } from '../../make/parcels.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'

const PATH = '/api/properties/proximity-search'
const TANNER = makeProperty({
  id: 'a',
  name: 'Tanner Road Plant',
  address: '11830 Tanner Rd',
  city: 'Houston',
  state: 'TX',
  zip: '77041',
  latitude: 29.85,
  longitude: -95.57,
})
const NEXT = makeProperty({ id: 'b', name: 'Next Door', latitude: 29.86, longitude: -95.57 })
const FAR = makeProperty({ id: 'c', name: 'Far Away', latitude: 30.85, longitude: -95.57 })
const NOWHERE = makeProperty({ id: 'd', name: 'No Coordinates' })

let site: AppUnderTest
beforeAll(async () => {
  site = await appUnderTest()
  await fillBook(site.db, [TANNER, NEXT, FAR, NOWHERE])
})

async function search(body: unknown): Promise<Record<string, unknown>> {
  const answered = await site.post(PATH, body)
  return { status: answered.status, ...((await answered.json()) as object) }
}

test('what is around coordinates is answered nearest first with its distance, within 5 miles by default', async () => {
  expect(await search({ latitude: 29.859, longitude: -95.57 })).toEqual({
    status: 200,
    results: [
      { ...NEXT, distance: expect.closeTo(0.0691, 4) },
      { ...TANNER, distance: expect.closeTo(0.6218, 4) },
    ],
    searchLocation: { address: '29.859, -95.57', latitude: 29.859, longitude: -95.57 },
    radiusMiles: 5,
  })
})

test('an address of the book is its place', async () => {
  expect(await search({ address: '11830 tanner road', radius: 100 })).toMatchObject({
    status: 200,
    results: [{ id: 'a', distance: 0 }, { id: 'b' }, { id: 'c', distance: expect.closeTo(69.09, 1) }],
    searchLocation: { latitude: 29.85, longitude: -95.57 },
    radiusMiles: 100,
  })
})

test('coordinates and a radius may be text of their digits', async () => {
  const asNumbers = await search({ latitude: 29.859, longitude: -95.57, radius: 3 })
  expect(asNumbers).toMatchObject({ status: 200 })
  expect(await search({ latitude: '29.859', longitude: '-95.57', radius: '3.0' })).toEqual(asNumbers)
})

test.each([
  [{}, 'Please enter either an address or coordinates to search.'],
  [{ address: '  ', radius: 3 }, 'Please enter either an address or coordinates to search.'],
  [{ latitude: 91, longitude: 0 }, 'latitude: must be at most 90.'],
  [{ latitude: 0, longitude: -181 }, 'longitude: must be at least -180.'],
  [{ latitude: 'abc', longitude: -95 }, 'latitude: must be a number.'],
  [{ latitude: 29.8 }, 'longitude: must be given together with the other coordinate.'],
  [{ latitude: 29.8, longitude: -95, radius: 0 }, 'radius: must be at least 0.1.'],
  [{ latitude: 29.8, longitude: -95, radius: 101 }, 'radius: must be at most 100.'],
  [{ latitude: 29.8, longitude: -95, color: 'red' }, 'body: has unknown fields color.'],
  [{ address: 'x'.repeat(501) }, 'address: must be no longer than 500 characters.'],
])('%j is refused and says why', async (body, message) => {
  expect(await search(body)).toEqual({ status: 400, code: 'bad_request', message })
})

test('an address in no table is not found, in the words the catalog looks for', async () => {
  expect(await search({ address: 'Qqqzzz 99' })).toMatchObject({
    status: 404,
    message: expect.stringContaining('Could not find the address'),
  })
})

test.skipIf(!existsSync(PARCELS_PATH))(
  'around 9,388 imported parcels are as many as a brute-force search found (skipped where ../shared/data is absent)',
  async () => {
    const parcels = await appUnderTest()
    await seedDemoTeam(parcels.db)
    const dataDir = await mkdtemp(join(tmpdir(), 'clearheight-proximity-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    await importWorkbook({ db: parcels.db, team: DEMO_TEAM, source: 'parcels', path: PARCELS_PATH, dataDir })
    for (const { counts, ...center } of PARCEL_COUNTS) {
      const found: number[] = []
      for (const radius of PARCEL_MILES) {
        const answered = await parcels.post(PATH, { ...center, radius })
        const { results } = (await answered.json()) as { results: unknown[] }
        found.push(results.length)
      }
      expect(found).toEqual(counts)
    }
  },
)
