import type { Hono } from 'hono'
import { getProximityMap, linkProximityMap } from '../../sync/api/proximity.ts'
import { findSlot } from '../../sync/book/find-slot.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { MOST_PINNED, NOWHERE } from '../../sync/documents/model/document-map.ts'
import { marketingMap } from '../../sync/pictures/marketing/marketing-map.ts'
import { countCall } from '../auth/count-call.ts'
import { requireUser } from '../auth/require-user.ts'
import type { BookOf } from '../book/caller-book.ts'
import { propertiesOf } from '../documents/asked-properties.ts'
import { ApiError } from '../http/api-error.ts'
import { handle, readInput } from '../http/handle.ts'
import { answerMarketingMap } from '../pictures/answer-marketing-map.ts'
import { shownIds } from '../properties/shown-ids.ts'
import type { Services } from '../services/services.ts'

/** Marketing maps of properties around a place: makes their addresses, which name all properties, and serves them. */
export function proximityMapRoutes(app: Hono, services: Services, bookOf: BookOf): void {
  handle(app, linkProximityMap, async ({ centerLatitude, centerLongitude, radius, propertyIds }, c) => {
    const user = await requireUser(c, services)
    const book = await bookOf(c)
    const ids = [...new Set(await shownIds(services, user, book, propertyIds))]
    propertiesOf(book, ids)
    const query = new URLSearchParams({
      latitude: decimal(centerLatitude),
      longitude: decimal(centerLongitude),
      radius: decimal(radius),
      properties: idsInWords(ids),
    })
    return { mapUrl: `${getProximityMap.path}?${query}` }
  })

  app.get(getProximityMap.path, async (c) => {
    const user = await countCall('pictures', c, services)
    const { latitude, longitude, radius, properties } = await readInput(getProximityMap, c)
    const ids = idsFromWords(properties)
    if (ids === null || ids.length > MOST_PINNED)
      throw new ApiError('bad_request', 'properties: is not valid.')
    const book = await bookOf(c)
    const shown = await shownIds(services, user, book, ids)
    const map = marketingMap({
      center: { latitude, longitude },
      radiusMiles: radius,
      // A property that has left the book since keeps its number, so that the other numbers do not change.
      properties: shown.map((id) => {
        const slot = findSlot(book, id)
        return slot < 0 ? NOWHERE : propertyAt(book, slot)
      }),
      numbered: true,
    })
    return answerMarketingMap(c, services, map)
  })
}

/** To four inches, and never as `1e-7`. */
function decimal(value: number): string {
  return String(Number(value.toFixed(6)))
}

/** As `propertyId` makes them: 96 bits. */
const USUAL = /^[0-9a-f]{24}$/
/** Sixteen letters for such an id. */
const PACKED = /^([\w-]{16})+$/

/** Ids in a word for an address: packed where they are as imports make them, so that 500 fit. */
export function idsInWords(ids: readonly string[]): string {
  if (!ids.every((id) => USUAL.test(id))) return `,${ids.map(encodeURIComponent).join(',')}`
  const bytes = ids.join('').replace(/../g, (hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_')
}

/** Reads what `idsInWords` wrote; null for anything else. */
export function idsFromWords(words: string): string[] | null {
  if (words.startsWith(',')) return decoded(words.slice(1).split(','))
  if (!PACKED.test(words)) return null
  const bytes = atob(words.replaceAll('-', '+').replaceAll('_', '/'))
  const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  return hex.match(/.{24}/g)
}

function decoded(words: readonly string[]): string[] | null {
  try {
    return words.map(decodeURIComponent)
  } catch {
    return null
  }
}
