/** Origins beside its own that the page may load from. */
export interface OutsideSources {
  /** Styles, tiles, fonts and icons of maps. */
  readonly maps: readonly string[]
  /** Pages in a frame. */
  readonly frames: readonly string[]
}

export const NOTHING_OUTSIDE: OutsideSources = { maps: [], frames: [] }

/** The worker that draws PNGs for reports. */
const DRAWING_WORKER = /^\/assets\/report-worker-[\w-]+\.js$/

/**
 * What a file of the web app may run beside the scripts of its origin: the page its inline scripts, and one worker
 * WebAssembly, which no page needs.
 */
export async function scriptSources(path: string, page: () => Promise<string>): Promise<readonly string[]> {
  if (DRAWING_WORKER.test(path)) return ["'wasm-unsafe-eval'"]
  return isPage(path) ? await inlineScripts(await page()) : []
}

/** True for what a document of the web app answers. */
export function isPage(path: string): boolean {
  return (
    /^\/(?:index|landing)\.html$/.test(path) || (!path.startsWith('/assets/') && !/[^/]\.[^/]*$/.test(path))
  )
}

/** What pages may load, and from where. `origin` is their own, such as `http://localhost:8787`. */
export function contentSecurityPolicy(
  origin: string,
  scriptSources: readonly string[],
  { maps, frames }: OutsideSources,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources].join(' '),
    "style-src 'self' 'unsafe-inline'",
    // Named for browsers to whom 'self' is only the http side of it.
    [`connect-src 'self' ${origin.replace(/^http/, 'ws')}`, ...maps].join(' '),
    "worker-src 'self'",
    ["img-src 'self' data: blob:", ...maps].join(' '),
    "font-src 'self'",
    ...(frames.length === 0 ? [] : [`frame-src ${frames.join(' ')}`]),
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What lets exactly this inline script or style of a page be used. */
export async function sourceHash(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`
}

async function inlineScripts(page: string): Promise<string[]> {
  const scripts = page.matchAll(/<script>(.*?)<\/script>/gs)
  return await Promise.all(Array.from(scripts, ([, script = '']) => sourceHash(script)))
}
