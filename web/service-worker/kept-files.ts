const CACHE = 'clearheight-app'
const ASSET = /\/assets\/[\w.-]+/g

/** The kept answer; undefined where there is none, or none can be read. */
export async function readKept(address: string): Promise<Response | undefined> {
  try {
    return await caches.match(address, { cacheName: CACHE, ignoreVary: true })
  } catch {
    return undefined
  }
}

/** Those of the addresses that are not kept yet. */
export async function missing(addresses: readonly string[]): Promise<string[]> {
  const kept = new Set(await keptAddresses())
  return addresses.filter((address) => !kept.has(address))
}

/**
 * Fetches the file of an address and keeps it.
 * @throws where the server does not answer with that file, or there is no room
 */
export async function keep(address: string): Promise<void> {
  await put(address, await fetchFile(address))
}

/**
 * Fetches the document and keeps it, unless it names a file that is not among `files`: then it is another version's.
 * Its headers say what the page may load, so that it is fetched again and again.
 * @throws where the server does not answer with this version's document, or there is no room
 */
export async function keepDocument(address: string, files: ReadonlySet<string>): Promise<void> {
  const response = await fetchFile(address)
  const [...assets] = (await response.clone().text()).matchAll(ASSET)
  if (!assets.every(([asset]) => files.has(asset))) throw new Error('The document is of another version.')
  await put(address, response)
}

export async function dropAllBut(addresses: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const address of await keptAddresses()) if (!addresses.has(address)) await cache.delete(address)
}

async function keptAddresses(): Promise<string[]> {
  const requests = await (await caches.open(CACHE)).keys()
  return requests.map(({ url }) => url.slice(new URL(url).origin.length))
}

async function fetchFile(address: string): Promise<Response> {
  const [path = '', revision] = address.split('?')
  const cache = revision === undefined ? 'default' : 'no-cache'
  const response = await fetch(path, { priority: 'low', cache })
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  // A server may answer with the document where it has no such file.
  if (response.status === 200 && !response.redirected && isDocument === (path === '/')) return response
  throw new Error(`${path} answered ${response.status}.`)
}

async function put(address: string, response: Response): Promise<void> {
  await (await caches.open(CACHE)).put(address, response)
}
