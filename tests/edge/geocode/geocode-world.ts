import type { GeocodeServices } from '../../../edge/geocode/geocode.ts'
import { createGeocodeMemory } from '../../../edge/services/geocode-memory.ts'
import { mapSettingsOf } from '../../../edge/settings/map-settings.ts'
import { embeddedPlaceTable } from '../../sync/geocode/embedded-place-table.ts'
import { bookOf } from '../../sync/geocode/make-book.ts'

export const CENSUS = 'geocoding.geo.census.gov'
export const MAPBOX = 'api.mapbox.com'
export const TANNER = '9600 Tanner Rd, Houston, TX 77041'
export const MATCH = ['9600 TANNER RD, HOUSTON, TX, 77041', -95.5401, 29.8472] as const

export const book = bookOf({ name: 'Plant', address: '5200 Windfern Rd', city: 'Houston', state: 'TX' })

type Answers = Readonly<Record<string, (url: URL) => Response | Promise<Response>>>

interface World extends GeocodeServices {
  readonly asked: URL[]
  readonly logged: object[]
  /** Days since the beginning. */
  day: number
}

/** All providers set up; a host without an answer cannot be reached. */
export function world(answers: Answers, keys: Parameters<typeof mapSettingsOf>[0] = {}): World {
  const asked: URL[] = []
  const logged: object[] = []
  const all: World = {
    asked,
    logged,
    day: 0,
    fetch: async (request) => {
      const url = new URL(request.url)
      asked.push(url)
      const answer = answers[url.host]
      if (answer === undefined) throw new TypeError('fetch failed')
      return answer(url)
    },
    now: () => new Date(Date.UTC(2026, 0, 1 + all.day)),
    log: (entry) => void logged.push(entry),
    places: embeddedPlaceTable,
    geocodeMemory: createGeocodeMemory(),
    settings: {
      maps: mapSettingsOf({ MAPBOX_ACCESS_TOKEN: 'sk.mapbox', GOOGLE_MAPS_API_KEY: 'google-key', ...keys }),
    },
  }
  return all
}

export const json = (value: object) => () => Response.json(value)
export const hosts = ({ asked }: World) => asked.map(({ host }) => host)
