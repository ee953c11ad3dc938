import { beforeAll, expect, test } from 'vitest'
import { idsFromWords, idsInWords } from '../../../edge/proximity/map-routes.ts'
import { area, feature } from '../../make/map-tiles.ts'
import { makeProperty } from '../../make/property.ts'
import { makeTileFile } from '../../make/tile-file.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'

const PATH = '/api/proximity/marketing-map'
const usualId = (i: number) => `0f3c9a${i.toString(16).padStart(18, '0')}`
const USUAL = Array.from({ length: 500 }, (_, i) => usualId(i + 1))
const BOOK = [...USUAL, 'odd, id'].map((id, i) =>
  makeProperty({ id, name: id, latitude: 29.7 + i / 5_000, longitude: -95.4, rentPerSf: 0.7 }),
)
const ASKED = { centerLatitude: 29.76, centerLongitude: -95.37, radius: 5 }

let server: AppUnderTest
beforeAll(async () => {
  server = await appUnderTest()
  server.services.basemap.embedded = await makeTileFile({ land: [feature(area(-130, 20, -60, 50))] })
  await fillBook(server.db, BOOK)
})

async function ask(body: unknown): Promise<[number, { mapUrl?: string }]> {
  const response = await server.post(PATH, body)
  return [response.status, (await response.json()) as { mapUrl?: string }]
}

test('a map of what was found has an address of ours that can be opened', async () => {
  const [status, { mapUrl = '' }] = await ask({ ...ASKED, propertyIds: USUAL.slice(0, 3) })
  expect([status, mapUrl]).toEqual([
    200,
    expect.stringMatching(/^\/api\/proximity\/map\.svg\?latitude=29\.76&/),
  ])
  const response = await server.get(mapUrl)
  const svg = await response.text()
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(response.headers.get('content-type')).toContain('image/svg+xml')
  for (const words of ['Map of 3 properties', '>1</text>', '>3</text>']) expect(svg).toContain(words)
})

test('five hundred fit into an address, and one more is refused; ids of any kind do', async () => {
  const [, { mapUrl = '' }] = await ask({ ...ASKED, propertyIds: USUAL })
  expect(mapUrl.length).toBeLessThan(8_192)
  expect(await (await server.get(mapUrl)).text()).toContain('Map of 500 properties')
  expect(await ask({ ...ASKED, propertyIds: [...USUAL, 'odd, id'] })).toMatchObject([
    400,
    { message: 'propertyIds: must have at most 500 entries.' },
  ])
  const [, odd] = await ask({ ...ASKED, propertyIds: ['odd, id', USUAL[0]] })
  expect(await (await server.get(odd.mapUrl ?? '')).text()).toContain('Map of 2 properties')
})

test('ids are read as they were written, and nothing else is', () => {
  for (const ids of [USUAL, ['odd, id', 'ü%', usualId(7)], ['a']])
    expect(idsFromWords(idsInWords(ids))).toEqual(ids)
  for (const words of ['', 'abc', '!', ',%', 'A'.repeat(17)]) expect(idsFromWords(words)).toBeNull()
})

test.each([
  [{ propertyIds: ['gone'] }, 404, 'The requested property was not found.'],
  [{ propertyIds: [] }, 400, 'propertyIds: must not be empty.'],
  [{ centerLatitude: 95 }, 400, 'centerLatitude: must be at most 90.'],
  [{ radius: 500 }, 400, 'radius: must be at most 100.'],
  [{ color: 'red' }, 400, 'body: has unknown fields color.'],
])('what cannot be asked is named: %j', async (part, status, message) => {
  expect(await ask({ ...ASKED, propertyIds: ['odd, id'], ...part })).toMatchObject([status, { message }])
})

test('an address that was changed, or is opened without a session, shows nothing', async () => {
  const path = '/api/proximity/map.svg?latitude=29.7&longitude=-95.4&radius=5'
  for (const rest of ['', '&properties=', '&properties=%2C%25', '&properties=abc']) {
    expect((await server.get(`${path}${rest}`)).status).toBe(400)
  }
  const signedOut = { Cookie: 'clearheight_session=' }
  expect((await server.get(`${path}&properties=%2Ca`, signedOut)).status).toBe(401)
})
