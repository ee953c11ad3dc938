import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { StartProblem } from '../errors/start-problem.ts'
import { PROJECT } from '../settings/project.ts'
import { copyEmbeddedFiles } from './embedded-files.ts'
import { listFilesForServiceWorker } from './list-files-for-service-worker.ts'
import { fingerprint } from './made-files/source-fingerprint.ts'

/** The built web app. */
export const DIST = join(PROJECT, 'dist')
const STAMP = '.sources'
/** Everything the built app is made of. */
const SOURCES = ['web', 'sync', 'edge/build', 'package-lock.json', 'tsconfig.json']

export interface BuildOptions {
  readonly force?: boolean
  say(line: string): void
}

/**
 * Builds the web app unless what is built came from the same sources.
 * @throws StartProblem with what the build said
 */
export async function buildIfStale({ force = false, say }: BuildOptions): Promise<void> {
  const sources = fingerprint(PROJECT, SOURCES)
  if (!force && builtFrom() === sources) return
  say('Building the web app.')
  const fresh = join(DIST, `.new-${process.pid}`)
  try {
    await viteBuild(fresh)
    await copyEmbeddedFiles(fresh)
    listFilesForServiceWorker(fresh)
    await compressFiles(fresh)
    writeFileSync(join(fresh, STAMP), sources)
    replaceBuilt(fresh)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

function builtFrom(): string | undefined {
  const stamp = join(DIST, STAMP)
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
}

/** In a process of its own: the bundler's memory goes with it. */
async function viteBuild(outDir: string): Promise<void> {
  mkdirSync(outDir, { recursive: true })
  const vite = join(PROJECT, 'node_modules/vite/bin/vite.js')
  const args = [
    vite,
    'build',
    join(PROJECT, 'web'),
    '--outDir',
    outDir,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ]
  const child = spawn(process.execPath, args, {
    cwd: PROJECT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  if ((await code) !== 0) throw new StartProblem(`The web app could not be built:\n${said}${complained}`)
}

/** Moves the new files to where the old ones were; a server that runs serves the new ones from its next request. */
function replaceBuilt(fresh: string): void {
  const old = join(DIST, `.old-${process.pid}`)
  mkdirSync(old)
  for (const name of readdirSync(DIST)) {
    if (!/^\.(new|old)-/.test(name)) renameSync(join(DIST, name), join(old, name))
  }
  for (const name of readdirSync(fresh)) renameSync(join(fresh, name), join(DIST, name))
  rmSync(old, { recursive: true, force: true })
}

const COMPRESSIBLE = /\.(html|js|css|json|svg|txt|webmanifest|wasm)$/
/** Below this a compressed copy saves no packet. */
const SMALLEST_BYTES = 1024

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Puts a brotli (`.br`) and a gzip (`.gz`) copy beside every file under `folder` that is text. */
async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  // All at once, so that every processor compresses.
  await Promise.all(files.map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file)
  if (content.length < SMALLEST_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([
    brotli(content, { params }),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}
