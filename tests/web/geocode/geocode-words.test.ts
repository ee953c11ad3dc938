import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { embeddedPlaces } from '../../../edge/build/places/embedded-places.ts'
import { bookOf } from '../../sync/geocode/make-book.ts'

const book = bookOf(
  { name: 'Plant', address: '5200 Windfern Rd', city: 'Houston', state: 'TX' },
  { name: 'A', address: '100 Main St', city: 'Houston', state: 'TX' },
  { name: 'B', address: '100 Main St', city: 'Katy', state: 'TX', longitude: -95.8 },
)
const TANNER = '9600 Tanner Rd, Houston, TX 77041'
const PLACE = { latitude: 29.85, longitude: -95.54, precision: 'address', label: TANNER }
const never = new AbortController().signal
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

let asked: string[]
let table: () => Promise<Response>
let server: (address: URL, init: RequestInit) => Promise<Response>
let geocodeWords: typeof import('../../../web/data/places/geocode.ts').geocodeWords

beforeEach(async () => {
  asked = []
  table = async () => new Response(await readFile(await embeddedPlaces()))
  server = offline
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(path)
    return path === '/places/us.bin' ? table() : server(new URL(path, 'http://localhost'), init)
  })
  vi.resetModules()
  ;({ geocodeWords } = await import('../../../web/data/places/geocode.ts'))
})

describe('without asking the server', () => {
  test.each([
    ['29.76, -95.37', 'coordinates'],
    ['5200 windfern road', 'property'],
  ])('%s is found without a single request', async (text, precision) => {
    expect(await geocodeWords(text, book, never)).toMatchObject({ kind: 'found', place: { precision } })
    expect(asked).toEqual([])
  })

  test('several properties are offered, and what is wrong is said', async () => {
    expect(await geocodeWords('100 Main St', book, never)).toMatchObject({
      kind: 'ambiguous',
      candidates: [{}, {}],
    })
    expect(await geocodeWords('91, -95', book, never)).toEqual({
      kind: 'invalid',
      sentence: 'Latitude must be from -90 to 90.',
    })
    expect(asked).toEqual([])
  })

  test('a ZIP code and a city are found in the table, which is fetched once', async () => {
    expect(await geocodeWords('77041', book, never)).toMatchObject({
      place: { label: 'ZIP 77041, approximate' },
    })
    expect(await geocodeWords('Katy, TX', book, never)).toMatchObject({
      place: { label: 'Katy, TX, approximate' },
    })
    expect(asked).toEqual(['/places/us.bin'])
  })
})

describe('an address that is not at hand', () => {
  test('is asked of the server', async () => {
    server = async () => Response.json(PLACE)
    expect(await geocodeWords(TANNER, book, never)).toEqual({ kind: 'found', place: PLACE })
    expect(asked.at(-1)).toBe('/api/geocode?address=9600+Tanner+Rd%2C+Houston%2C+TX+77041&several=list')
  })

  test('can be several', async () => {
    server = async () => Response.json({ candidates: [PLACE, { ...PLACE, latitude: 30 }] })
    expect(await geocodeWords('9600 Tanner', book, never)).toEqual({
      kind: 'ambiguous',
      candidates: [PLACE, { ...PLACE, latitude: 30 }],
    })
  })

  test('is unknown where the server says so', async () => {
    server = async () =>
      Response.json({ code: 'not_found', message: 'Could not find the address.' }, { status: 404 })
    expect(await geocodeWords('1 Nowhere Rd', book, never)).toEqual({ kind: 'unknown' })
  })

  test.each([
    ['cannot be reached', offline],
    [
      'fails',
      async () => Response.json({ code: 'internal', message: 'Something went wrong.' }, { status: 500 }),
    ],
  ])(
    'falls to the middle of its ZIP code where the server %s, and fails where that is not known',
    async (_, answer) => {
      server = answer
      expect(await geocodeWords(TANNER, book, never)).toMatchObject({
        kind: 'found',
        place: { precision: 'zip' },
      })
      await expect(geocodeWords('1 Nowhere Rd', book, never)).rejects.toThrow()
    },
  )

  test('is not found for who is logged out', async () => {
    server = async () => Response.json({ code: 'unauthorized', message: 'Please sign in.' }, { status: 401 })
    await expect(geocodeWords(TANNER, book, never)).rejects.toMatchObject({ status: 401 })
  })

  test('is no longer looked for once the signal fires', async () => {
    const stop = new AbortController()
    server = (_, { signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
        stop.abort()
      })
    await expect(geocodeWords(TANNER, book, stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('is asked of the server where the table cannot be had, which is tried again', async () => {
    table = offline
    server = async () => Response.json(PLACE)
    expect(await geocodeWords(TANNER, book, never)).toEqual({ kind: 'found', place: PLACE })
    await geocodeWords(TANNER, book, never)
    expect(asked.filter((path) => path === '/places/us.bin')).toHaveLength(2)
  })
})
