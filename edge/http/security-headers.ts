import { isLoopback } from '../settings/hosts.ts'

/** For answers that are no page: they load nothing, and no page of another site shows them in a frame. */
export const NOTHING_LOADS = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const YEAR_S = 31_536_000
/** What pages of this product use: their own clipboard, and where the person is, once they say so. */
const PERMISSIONS = [
  'accelerometer=()',
  'autoplay=()',
  'camera=()',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'publickey-credentials-get=()',
  'screen-wake-lock=()',
  'serial=()',
  'usb=()',
].join(', ')

/**
 * Headers of every answer of a site, by its origin: whatever answers may say otherwise for itself, and pages have a
 * content policy of their own.
 */
export function securityHeaders(origin: string): Readonly<Record<string, string>> {
  const { protocol, hostname } = new URL(origin)
  return {
    'Content-Security-Policy': NOTHING_LOADS,
    'X-Content-Type-Options': 'nosniff',
    // Services of maps know by the origin whose key it is.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': PERMISSIONS,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Other servers of this machine may have no https.
    ...(protocol === 'https:' && !isLoopback(hostname)
      ? { 'Strict-Transport-Security': `max-age=${YEAR_S}; includeSubDomains` }
      : {}),
  }
}

/** The answer with these headers where it has none of the same name. */
export function withHeaders(answer: Response, headers: Readonly<Record<string, string>>): Response {
  // A socket has no answer whose headers anybody reads.
  if (answer.status === 101) return answer
  const own = new Response(answer.body, answer)
  for (const [name, value] of Object.entries(headers)) {
    if (!own.headers.has(name)) own.headers.set(name, value)
  }
  return own
}
