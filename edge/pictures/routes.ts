import type { Context, Hono } from 'hono'
import {
  getPicture,
  getPicturePng,
  getPictureSvg,
  getPropertyMaps,
  linkGoogleImage,
  linkMapboxImage,
  linkMarketingMap,
  type PictureQuery,
} from '../../sync/api/pictures.ts'
import { countCall } from '../auth/count-call.ts'
import { requireUser } from '../auth/require-user.ts'
import { handle, readInput } from '../http/handle.ts'
import { noSuchProperty } from '../properties/no-such-property.ts'
import { standingId } from '../properties/standing-id.ts'
import type { Services } from '../services/services.ts'
import { answerDrawing, answerOutside, CACHING } from './answer-picture.ts'
import { builtInPicture } from './built-in-picture.ts'
import { outsidePicture, servicesFor } from './outside-picture.ts'
import { marketingPicture, pictureAddress, placePicture } from './picture-address.ts'
import { mapInfoOf, placedProperty } from './property-maps.ts'

/** Longer addresses may be refused by proxies between server and browser. */
const LONGEST_ADDRESS = 6000

/** Pictures of maps, and where a property can be looked at. */
export function pictureRoutes(app: Hono, services: Services): void {
  const addressOf = (asked: PictureQuery): string => {
    const isOutside = servicesFor(asked.first, services.settings.maps).length > 0
    return pictureAddress(isOutside ? 'best' : 'svg', asked)
  }

  handle(app, linkMapboxImage, async (asked, c) => {
    await requireUser(c, services)
    return { imageUrl: addressOf(placePicture(asked, 'mapbox')) }
  })

  handle(app, linkGoogleImage, async (asked, c) => {
    await requireUser(c, services)
    return { imageUrl: addressOf(placePicture(asked, 'google')) }
  })

  handle(app, linkMarketingMap, async (input, c) => {
    await requireUser(c, services)
    const asked = marketingPicture(input)
    const imageUrl = addressOf(asked)
    if (imageUrl.length <= LONGEST_ADDRESS) return { imageUrl }
    await countCall('pictures', c, services)
    return { imageUrl: `data:image/svg+xml,${encodeURIComponent(await builtInPicture(asked, services))}` }
  })

  handle(app, getPropertyMaps, async ({ id }, c) => {
    const user = await requireUser(c, services)
    const place = await services.withDb(async (db) =>
      placedProperty(db, user.teamId, await standingId(db, user, id)),
    )
    if (place === null) throw noSuchProperty()
    c.header('Cache-Control', CACHING)
    c.header('Vary', 'Cookie')
    return mapInfoOf(place, (asked) => addressOf(placePicture(asked, 'mapbox')))
  })

  const asked = async (c: Context): Promise<PictureQuery> => {
    await countCall('pictures', c, services)
    return readInput(getPicture, c)
  }
  app.get(getPictureSvg.path, async (c) => answerDrawing(c, await builtInPicture(await asked(c), services)))
  app.get(getPicturePng.path, async (c) =>
    answerDrawing(c, await builtInPicture(await asked(c), services), services.rasterize),
  )
  app.get(getPicture.path, async (c) => {
    const query = await asked(c)
    const outside = await outsidePicture(query, services)
    return outside === null
      ? answerDrawing(c, await builtInPicture(query, services))
      : answerOutside(c, outside)
  })
}
