import type { MiddlewareHandler } from 'hono'
import type { Settings } from '../services/services.ts'
import { hostsOf } from '../settings/hosts.ts'
import { ApiError } from './api-error.ts'

export const OTHER_HOST = 'This server does not answer for that host.'
export const OTHER_SITE = 'Requests from other sites are refused.'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Accepts only requests meant for this site: the Host must be ours (any other means DNS rebinding), and for anything
 * that could write, the Origin must be ours or absent (browsers always send it across sites).
 */
export function sameSite({
  origins,
  innerOrigin,
}: Pick<Settings, 'origins' | 'innerOrigin'>): MiddlewareHandler {
  const hosts = hostsOf(innerOrigin === null ? origins : [...origins, innerOrigin])
  return async (c, next) => {
    const host = c.req.header('host') ?? new URL(c.req.url).host
    if (!hosts.has(host)) throw new ApiError('misdirected', OTHER_HOST)
    const origin = c.req.header('origin')
    const crossSite = c.req.header('sec-fetch-site') === 'cross-site'
    const isForeign = origin === undefined ? crossSite : !origins.includes(origin)
    if (isForeign && !SAFE_METHODS.has(c.req.method)) {
      throw new ApiError('forbidden', OTHER_SITE)
    }
    await next()
  }
}
