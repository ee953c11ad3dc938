import type { Context } from 'hono'
import type { CookieOptions } from 'hono/utils/cookie'
import type { Settings } from '../services/services.ts'

/** A cookie's name as a site of this origin may use it: on https no other site of the domain can set it. */
export function cookieNameOn(origin: string, name: string): string {
  return new URL(origin).protocol === 'https:' ? `__Host-${name}` : name
}

/** What all our cookies have in common: scripts and other sites cannot use them. */
export function cookieOptions(c: Context, { origins }: Settings): CookieOptions {
  return {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: new URL(origins[0] ?? c.req.url).protocol === 'https:',
  }
}
