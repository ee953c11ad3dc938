import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type BuiltFile, type Chunk, filesOfVersion } from './files-of-version.ts'

const SERVICE_WORKER = 'service-worker.js'
/** Of the folder, but not of the app. */
const NOT_KEPT = /^(\.|_headers$|notices\.txt$|service-worker\.js$)/

/** Tells the built service worker which files the web app in `folder` is made of. */
export function listFilesForServiceWorker(folder: string): void {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const list = JSON.stringify(filesOfVersion(manifest, builtFiles(folder), page))
  const worker = join(folder, SERVICE_WORKER)
  // In front of the code, so that a change of any file is a change of the worker.
  writeFileSync(worker, `self.filesOfVersion=${list};\n${readFileSync(worker, 'utf8')}`)
}

function builtFiles(folder: string): BuiltFile[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  return paths
    .filter((path) => !NOT_KEPT.test(path))
    .sort()
    .map((path) => ({ path, revision: revisionOf(readFileSync(join(folder, path))) }))
}

function revisionOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}
