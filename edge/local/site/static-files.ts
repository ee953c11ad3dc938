import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { LANDING_PATH } from '../../../sync/api/paths.ts'
import { NOTHING_HERE } from '../../http/api-error.ts'
import {
  contentSecurityPolicy,
  isPage,
  NOTHING_OUTSIDE,
  type OutsideSources,
  scriptSources,
} from '../../http/content-security.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.pmtiles': 'application/vnd.pmtiles',
}
/** Every name under /assets/ carries a hash of its content. */
const HASHED = '/assets/'
const FOREVER = 'public, max-age=31536000, immutable'

interface Found {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly etag: string
  readonly encoding?: string
}

/**
 * Answers with the built web app: its files, the public page, and its one page for every other path. Compressed copies beside the
 * files (`.br`, `.gz`) are preferred. Files are looked up at each request, so a new build needs no restart.
 */
export function staticFiles(
  root: string,
  outside: OutsideSources = NOTHING_OUTSIDE,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' })
    }
    const url = new URL(request.url)
    const path = safePath(url.pathname)
    if (path === undefined) return plain(404, NOTHING_HERE)
    const isOfPage = isPage(path)
    const file = join(root, isOfPage ? documentOf(path) : path)
    const found = await findFile(file, request.headers.get('accept-encoding') ?? '')
    if (found === undefined && isOfPage) return plain(503, 'The web app is not built. Run: npm run build')
    if (found === undefined) return plain(404, NOTHING_HERE)
    const headers = new Headers({
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': path.startsWith(HASHED) ? FOREVER : 'no-cache',
      'Content-Security-Policy': contentSecurityPolicy(
        url.origin,
        await scriptSources(path, () => readFile(file, 'utf8')),
        outside,
      ),
      ETag: found.etag,
      Vary: 'Accept-Encoding',
    })
    if (request.headers.get('if-none-match')?.includes(found.etag))
      return new Response(null, { status: 304, headers })
    if (found.encoding !== undefined) headers.set('Content-Encoding', found.encoding)
    headers.set('Content-Length', String(found.bytes.length))
    return new Response(request.method === 'HEAD' ? null : found.bytes, { headers })
  }
}

/** The public page has a document of its own; every other page is the app. */
function documentOf(path: string): string {
  return path.replace(/\/$/, '') === LANDING_PATH ? `${LANDING_PATH}.html` : 'index.html'
}

/** The decoded path, or undefined for one that leaves the folder, is hidden, or is no text. */
function safePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    return /(^|[/\\])\.|\0|\\/.test(path) ? undefined : path
  } catch {
    return undefined
  }
}

async function findFile(file: string, acceptEncoding: string): Promise<Found | undefined> {
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (!acceptEncoding.includes(encoding)) continue
    const found = await read(`${file}${suffix}`)
    if (found !== undefined) return { ...found, encoding }
  }
  return read(file)
}

async function read(file: string): Promise<Found | undefined> {
  try {
    const { mtimeMs, size } = await stat(file)
    const etag = `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`
    return { bytes: await readFile(file), etag }
  } catch {
    return undefined
  }
}

function plain(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}
