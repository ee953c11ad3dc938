import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { hasCoordinates } from '../../../sync/domain/place/has-coordinates.ts'
import type { Property } from '../../../sync/domain/property.ts'
import type { KeptPicture, PictureSize } from './fetch-card-picture.ts'

/** The picture on a card: not requested, loading, shown, or failed (specification, section 4). */
export type CardPicture =
  | { readonly kind: 'not_requested' }
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'shown' } & KeptPicture)
  | { readonly kind: 'failed' }

type Placed = Pick<Property, 'id' | 'latitude' | 'longitude'>

export interface CardPictures {
  of(property: Placed): CardPicture
  /** Requests the picture, once: as long as the page lives it is asked for no second time. */
  request(property: Placed, size: PictureSize): void
  /** What came is no picture. */
  fail(property: Placed): void
  /** Calls back after every change; returns the way to end it. */
  subscribe(changed: () => void): () => void
}

const NOT_REQUESTED: CardPicture = { kind: 'not_requested' }
const LOADING: CardPicture = { kind: 'loading' }
const FAILED: CardPicture = { kind: 'failed' }

/** The pictures of all cards of the page. `load` answers null where there is none. */
export function createCardPictures(
  load: (place: LatLng, size: PictureSize) => Promise<KeptPicture | null>,
): CardPictures {
  const pictures = new Map<string, CardPicture>()
  const subscribers = new Set<() => void>()
  function put(key: string, picture: CardPicture): void {
    pictures.set(key, picture)
    for (const changed of subscribers) changed()
  }
  return {
    of: (property) => (hasCoordinates(property) ? (pictures.get(keyOf(property)) ?? NOT_REQUESTED) : FAILED),
    request(property, size) {
      const key = keyOf(property)
      if (!hasCoordinates(property) || pictures.has(key)) return
      put(key, LOADING)
      load(property, size).then(
        (picture) => put(key, picture === null ? FAILED : { kind: 'shown', ...picture }),
        () => put(key, FAILED),
      )
    },
    fail: (property) => put(keyOf(property), FAILED),
    subscribe(changed) {
      subscribers.add(changed)
      return () => subscribers.delete(changed)
    },
  }
}

/** A property that moved has another picture. */
function keyOf({ id, latitude, longitude }: Placed): string {
  return `${id} ${latitude},${longitude}`
}

/** Loads its code with the first picture. */
export const cardPictures: CardPictures = createCardPictures(async (place, size) => {
  const { fetchCardPicture } = await import('./fetch-card-picture.ts')
  return fetchCardPicture(place, size)
})
