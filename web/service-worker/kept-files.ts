import { DOCUMENT, type FilesOfVersion, isRevised, pathOf, pathsOf } from './files-of-version.ts'

/** A worker that keeps its files otherwise needs another name: older ones may still be at work. */
const CACHE = 'clearheight-app'
/** Where the list of the version in force is kept. */
const IN_FORCE = '/files-of-version.json'
const ASSET = /\/assets\/[\w.-]+/g

/** The kept answer; undefined where there is none, or none can be read. */
export async function readKept(path: string): Promise<Response | undefined> {
  try {
    return await caches.match(path, { cacheName: CACHE, ignoreVary: true })
  } catch {
    return undefined
  }
}

/** The version that pages get; undefined before there is one. */
export async function versionInForce(): Promise<FilesOfVersion | undefined> {
  return (await readKept(IN_FORCE))?.json()
}

/** Fetches the files that are not kept yet, a given number at a time. Throws as `fetchFile` does. */
export async function keepMissing(files: readonly string[], atOnce: number): Promise<void> {
  const kept = new Set(await keptPaths())
  const version = await versionInForce()
  const known = new Set([...(version?.first ?? []), ...(version?.later ?? [])])
  const missing = files.filter(
    (file) => pathOf(file) !== DOCUMENT && !(kept.has(pathOf(file)) && (known.has(file) || !isRevised(file))),
  )
  const rest = missing.values()
  const work = async () => {
    for (const file of rest) await put(pathOf(file), await fetchFile(file))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/**
 * Fetches the document of a version whose other files are kept, and gives it to pages from now on. It is fetched
 * again and again, because its headers say what a page may load. Throws as `fetchFile` does, and where the server's
 * document is of another version.
 */
export async function putInForce(version: FilesOfVersion): Promise<void> {
  const response = await fetchFile(`${DOCUMENT}?`)
  const paths = pathsOf(version)
  const [...assets] = (await response.clone().text()).matchAll(ASSET)
  if (!assets.every(([asset]) => paths.has(asset))) throw new Error('The document is of another version.')
  await put(IN_FORCE, Response.json(version))
  await put(DOCUMENT, response)
}

/** Drops the files of all other versions. */
export async function dropAllBut(version: FilesOfVersion): Promise<void> {
  const cache = await caches.open(CACHE)
  const paths = pathsOf(version).add(IN_FORCE)
  for (const path of await keptPaths()) if (!paths.has(path)) await cache.delete(path)
}

async function keptPaths(): Promise<string[]> {
  return (await (await caches.open(CACHE)).keys()).map(({ url }) => new URL(url).pathname)
}

/** @throws where the server does not answer with that file */
async function fetchFile(file: string): Promise<Response> {
  const path = pathOf(file)
  const response = await fetch(path, { priority: 'low', cache: isRevised(file) ? 'no-cache' : 'default' })
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  // A server may answer with the document where it has no such file.
  if (response.status === 200 && !response.redirected && isDocument === (path === DOCUMENT)) return response
  throw new Error(`${path} answered ${response.status}.`)
}

async function put(path: string, response: Response): Promise<void> {
  await (await caches.open(CACHE)).put(path, response)
}
