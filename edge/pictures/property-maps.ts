import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { asProperty, property } from '../../db/property-table.ts'
import type { MapInfo, StaticImage } from '../../sync/api/pictures.ts'
import { hasCoordinates } from '../../sync/domain/place/has-coordinates.ts'
import { mapsHref, propertyMapsHref, satelliteHref } from '../../sync/domain/place/place-links.ts'
import type { Property } from '../../sync/domain/property.ts'

type Placed = Pick<Property, 'name' | 'address' | 'city' | 'state' | 'zip' | 'latitude' | 'longitude'>

/** As a card asks for one (specification, section 7). */
const PICTURE = { zoom: 15, width: 300, height: 200, marker: true } as const

/** Where a property of the team is said to be; null where there is no such property. */
export async function placedProperty(db: Database, teamId: string, id: string): Promise<Placed | null> {
  const isLive = and(isNull(property.removedAt), isNull(property.joinedInto))
  const [found] = await db
    .select()
    .from(property)
    .where(and(eq(property.id, id), eq(property.teamId, teamId), isLive))
    .limit(1)
  return found === undefined ? null : asProperty(found)
}

/** How a property's place can be looked at: pages of a maps service, and pictures at the addresses `pictureOf` gives. */
export function mapInfoOf(place: Placed, pictureOf: (asked: StaticImage) => string): MapInfo {
  if (!hasCoordinates(place)) {
    const search = propertyMapsHref(place)
    return {
      hasCoordinates: false,
      coordinates: null,
      interactiveMap: { satellite: search, streets: search },
      staticMap: null,
    }
  }
  const { latitude, longitude } = place
  const picture = (style: StaticImage['style']): string =>
    pictureOf({ ...PICTURE, latitude, longitude, style })
  return {
    hasCoordinates: true,
    coordinates: { lat: latitude, lng: longitude },
    interactiveMap: { satellite: satelliteHref(place), streets: mapsHref(place) },
    staticMap: { satellite: picture('satellite'), streets: picture('streets'), terrain: picture('terrain') },
  }
}
