import 'maplibre-gl/dist/maplibre-gl.css'
import { addProtocol, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { Protocol } from 'pmtiles'

/** Files of tiles by their key: a source `pmtiles://key` draws from the file of that key. */
export const tileFiles = new Protocol({ metadata: true })

// MapLibre would look for its worker beside itself, where the build has not put it.
setWorkerUrl(workerUrl)
addProtocol('pmtiles', tileFiles.tile)
