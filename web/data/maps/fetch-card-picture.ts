import { linkGoogleImage, linkMapboxImage } from '../../../sync/api/pictures.ts'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { lazyRecord } from '../../../sync/memo.ts'
import { darkPicture } from '../../../sync/pictures/dark-picture.ts'
import { call } from '../requests/call.ts'

/** Of the picture on the screen, CSS pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A picture that the page keeps. */
export interface KeptPicture {
  /** It was drawn, and is another one in the dark; a photograph is not. */
  readonly isDrawn: boolean
  /** The address it has within the page. */
  addressIn(theme: 'light' | 'dark'): string
}

/** The dot of the rent tier stands for the pin. */
const CARD = { zoom: 15, style: 'satellite', marker: false } as const

/** The map services in the specification's order, and what is logged where one gives nothing. */
const SOURCES = [
  { endpoint: linkMapboxImage, failure: 'Failed to generate Mapbox image' },
  { endpoint: linkGoogleImage, failure: 'Failed to generate Google Maps image' },
] as const

/** A picture of the place; null where no source gives one. */
export async function fetchCardPicture(
  { latitude, longitude }: LatLng,
  { width, height }: PictureSize,
): Promise<KeptPicture | null> {
  for (const { endpoint, failure } of SOURCES) {
    try {
      const { imageUrl } = await call(endpoint, { ...CARD, latitude, longitude, width, height })
      return await kept(imageUrl)
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the specification has this logged, and shown to nobody.
      console.warn(failure, error)
    }
  }
  return null
}

/** Fetched once and kept by the page: a card that scrolls out of sight and back asks for nothing. */
async function kept(imageUrl: string): Promise<KeptPicture> {
  const response = await fetch(imageUrl, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`${response.status}`)
  const picture = await response.blob()
  const { type } = picture
  const drawing = type.startsWith('image/svg+xml') ? await picture.text() : null
  // Of the two only the one that is shown gets an address: each takes the page's time.
  const addresses = lazyRecord(['light', 'dark'], (theme) =>
    URL.createObjectURL(
      theme === 'light' || drawing === null ? picture : new Blob([darkPicture(drawing)], { type }),
    ),
  )
  return { isDrawn: drawing !== null, addressIn: (theme) => addresses[theme] }
}
