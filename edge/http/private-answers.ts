import type { MiddlewareHandler } from 'hono'

/** What is answered is one user's: nothing on its way keeps it, or gives it to another cookie. Routes may say more. */
export const privateAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!/private|no-store/.test(headers.get('Cache-Control') ?? ''))
    headers.set('Cache-Control', 'private, no-store')
  if (!/\bcookie\b/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Cookie')
}
