import type { MiddlewareHandler } from 'hono'

/** Answers belong to one user: no cache may store them or give them to another cookie. Routes may be stricter. */
export const privateAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!/private|no-store/.test(headers.get('Cache-Control') ?? ''))
    headers.set('Cache-Control', 'private, no-store')
  if (!/\bcookie\b/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Cookie')
}
