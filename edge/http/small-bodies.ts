import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { api, type Resource } from '../../sync/api/api.ts'
import { ApiError, TOO_LARGE } from './api-error.ts'

const BODY_BYTES = 256 * 1024

const limit = bodyLimit({ maxSize: BODY_BYTES, onError: refuseLarge })

function refuseLarge(): never {
  throw new ApiError('too_large', TOO_LARGE)
}

/** Calls whose body is a file, which have limits of their own. */
const FILES = Object.values<Resource>(api)
  .flatMap(({ calls }) => Object.values(calls))
  .filter(({ body }) => body !== undefined)
  .map(({ method, path }) => ({ method, path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }))

/** Refuses a body of more than a form or a question needs. */
export const smallBodies: MiddlewareHandler = async (c, next) => {
  const { method, path } = c.req
  if (FILES.some((file) => file.method === method && file.path.test(path))) return await next()
  // To look at the body itself makes Node wrap the request in slow streams.
  const length = c.req.header('content-length')
  if (length === undefined || c.req.header('transfer-encoding') !== undefined) return await limit(c, next)
  if (Number.parseInt(length, 10) > BODY_BYTES) refuseLarge()
  await next()
}
