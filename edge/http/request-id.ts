import { AsyncLocalStorage } from 'node:async_hooks'
import type { MiddlewareHandler } from 'hono'

const HEADER = 'X-Request-Id'
/** What a proxy in front may have named it. */
const NAME = /^[\w-]{8,64}$/

const current = new AsyncLocalStorage<string>()

/** Gives every request an id, which its answer has as a header and every line it logs as a field. */
export const nameRequests: MiddlewareHandler = async (c, next) => {
  const asked = c.req.header(HEADER) ?? ''
  const id = NAME.test(asked) ? asked : crypto.randomUUID()
  await current.run(id, next)
  c.res.headers.set(HEADER, id)
}

/** Of the request that is being answered, as a field of a log line; empty outside of one. */
export function requestField(): { request?: string } {
  const request = current.getStore()
  return request === undefined ? {} : { request }
}
