import type { Context, Hono } from 'hono'
import { PICTURE_PATHS, type PictureQuery, pictureApi, pictureQuery } from '../../sync/picture-api.ts'
import { requireUser } from '../auth/require-user.ts'
import { handle, readInput } from '../handle.ts'
import { noSuchProperty } from '../properties/no-such-property.ts'
import type { Services } from '../services.ts'
import { answerDrawing, answerOutside, CACHING } from './answer-picture.ts'
import { builtInPicture } from './built-in-picture.ts'
import { outsidePicture, servicesFor } from './outside-picture.ts'
import { marketingPicture, pictureAddress, placePicture } from './picture-address.ts'
import { mapInfoOf, placedProperty } from './property-maps.ts'

/** Longer addresses may not pass what stands between server and browser. */
const LONGEST_ADDRESS = 6000

/** Pictures of maps, and where a property can be looked at. */
export function pictureRoutes(app: Hono, services: Services): void {
  const addressOf = (asked: PictureQuery): string => {
    const isOutside = servicesFor(asked.first, services.settings.maps).length > 0
    return pictureAddress(isOutside ? 'best' : 'svg', asked)
  }

  handle(app, pictureApi.mapboxStaticImage, async (asked, c) => {
    await requireUser(c, services)
    return { imageUrl: addressOf(placePicture(asked, 'mapbox')) }
  })

  handle(app, pictureApi.googleStaticImage, async (asked, c) => {
    await requireUser(c, services)
    return { imageUrl: addressOf(placePicture(asked, 'google')) }
  })

  handle(app, pictureApi.marketingMap, async (input, c) => {
    const { userId } = await requireUser(c, services)
    const asked = marketingPicture(input)
    const imageUrl = addressOf(asked)
    if (imageUrl.length <= LONGEST_ADDRESS) return { imageUrl }
    services.limits.pictures(userId)
    return { imageUrl: `data:image/svg+xml,${encodeURIComponent(await builtInPicture(asked, services))}` }
  })

  handle(app, pictureApi.propertyMaps, async ({ id }, c) => {
    const { teamId } = await requireUser(c, services)
    const place = await services.withDb((db) => placedProperty(db, teamId, id))
    if (place === null) throw noSuchProperty()
    c.header('Cache-Control', CACHING)
    c.header('Vary', 'Cookie')
    return mapInfoOf(place, (asked) => addressOf(placePicture(asked, 'mapbox')))
  })

  const asked = async (c: Context): Promise<PictureQuery> => {
    services.limits.pictures((await requireUser(c, services)).userId)
    return readInput({ method: 'GET', input: pictureQuery }, c)
  }
  app.get(PICTURE_PATHS.svg, async (c) => answerDrawing(c, await builtInPicture(await asked(c), services)))
  app.get(PICTURE_PATHS.png, async (c) =>
    answerDrawing(c, await builtInPicture(await asked(c), services), services.rasterise),
  )
  app.get(PICTURE_PATHS.best, async (c) => {
    const query = await asked(c)
    const outside = await outsidePicture(query, services)
    return outside === null
      ? answerDrawing(c, await builtInPicture(query, services))
      : answerOutside(c, outside)
  })
}
