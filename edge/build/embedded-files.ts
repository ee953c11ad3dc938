import { cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PLACES_FILE } from '../../sync/geocode/places/places.ts'
import { EMBEDDED_BASEMAP } from '../maps/basemap-sources.ts'
import { embeddedBasemap } from './basemap/embedded-basemap.ts'
import { embeddedPlaces } from './places/embedded-places.ts'

/** Files of the web app that are made from packages, and where they stand in it. */
const EMBEDDED = [
  { path: EMBEDDED_BASEMAP, made: embeddedBasemap },
  { path: PLACES_FILE, made: embeddedPlaces },
] as const

/** Puts them into the folder of the web app. */
export async function copyEmbeddedFiles(folder: string): Promise<void> {
  for (const { path, made } of EMBEDDED) {
    const from = await made()
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    // With its time, so that browsers know it again after a build.
    cpSync(from, join(folder, path), { preserveTimestamps: true })
  }
}

/** True for the address of such a file. */
export function isEmbeddedFile(address: string | undefined): boolean {
  return EMBEDDED.some(({ path }) => address === `/${path}`)
}
