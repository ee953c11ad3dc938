import 'maplibre-gl/dist/maplibre-gl.css'
import { addProtocol, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { tileFiles } from './basemap/tile-files.ts'

// MapLibre would look for its worker beside itself, where the build has not put it.
setWorkerUrl(workerUrl)
addProtocol('pmtiles', tileFiles.tile)
