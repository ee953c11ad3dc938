import { createHash } from 'node:crypto'
import type { OutsideSources } from '../../maps/outside-sources.ts'

/** Headers of every answer: no content sniffing, no embedding by other sites. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

/** What lets a script compile WebAssembly. A worker's policy is that of its own file: no page needs this. */
export const MAY_COMPILE = "'wasm-unsafe-eval'"

/** What the pages may load, and from where. `host` is the page's own, such as `localhost:8787`. */
export function contentSecurityPolicy(
  host: string,
  scriptSources: readonly string[],
  { maps, frames }: OutsideSources,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources].join(' '),
    "style-src 'self' 'unsafe-inline'",
    // Named for browsers to whom 'self' is only the http side of it.
    [`connect-src 'self' ws://${host}`, ...maps].join(' '),
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

/** The hashes that let exactly the inline scripts of this page run. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}
