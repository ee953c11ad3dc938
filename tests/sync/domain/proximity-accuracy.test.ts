import fc from 'fast-check'
import geodesic from 'geographiclib-geodesic'
import { expect, test } from 'vitest'
import { haversineMiles } from '../../../sync/domain/area/distance.ts'
import { PROXIMITY_MILES } from '../../../sync/domain/proximity.ts'

const METRES_PER_MILE = 1609.344
const MOST_ERROR = 0.004

test('distances are at most 0.4 % off those on the ellipsoid of the earth, anywhere in the 48 states', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 24.5, max: 49.4, noNaN: true }),
      fc.double({ min: -125, max: -66.9, noNaN: true }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.double({ min: PROXIMITY_MILES.min, max: PROXIMITY_MILES.max, noNaN: true }),
      (latitude, longitude, azimuth, miles) => {
        const { lat2, lon2 } = geodesic.Geodesic.WGS84.Direct(
          latitude,
          longitude,
          azimuth,
          miles * METRES_PER_MILE,
        )
        const ours = haversineMiles(
          { latitude, longitude },
          { latitude: lat2 ?? Number.NaN, longitude: lon2 ?? Number.NaN },
        )
        expect(Math.abs(ours / miles - 1)).toBeLessThanOrEqual(MOST_ERROR)
      },
    ),
    { numRuns: 2_000 },
  )
})
