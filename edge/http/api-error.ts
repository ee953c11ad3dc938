import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isDatabaseAway } from '../../db/is-database-away.ts'
import { ERRORS, type ErrorCode } from '../../sync/api/errors.ts'
import { describeError } from '../errors/describe-error.ts'
import type { Services } from '../services/services.ts'

/** A refusal with a sentence for the person who asked. Thrown anywhere below a route. */
export class ApiError extends Error {
  readonly code: ErrorCode
  /** What else the answer's body says. */
  readonly details: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
  constructor(
    code: ErrorCode,
    sentence: string,
    details: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(sentence)
    this.code = code
    this.details = details
    this.headers = headers
  }
}

/** Of an address that leads nowhere, whoever answers there. */
export const NOTHING_HERE = 'There is nothing at this address.'
export const TOO_LARGE = 'The request is larger than 256 KB.'
/** While Postgres is away; it is usually back within seconds. */
const AWAY_SENTENCE = 'The database does not answer. Please try again in a moment.'
const RETRY_AFTER_S = 2
export const INTERNAL_SENTENCE = 'Something went wrong on the server. Please try again.'

/** Turns whatever was thrown into `{code, message}`. Only an `ApiError` speaks for itself. */
export function respondWithError(error: unknown, c: Context, log: Services['log']): Response {
  if (error instanceof ApiError) {
    const { code, message, details, headers } = error
    return c.json({ ...details, code, message }, ERRORS[code].status, headers)
  }
  if (error instanceof HTTPException && error.status === 413) {
    return answer(c, 'too_large', TOO_LARGE)
  }
  if (isDatabaseAway(error)) {
    log({ event: 'database_away', path: c.req.path })
    return c.json({ code: 'unavailable', message: AWAY_SENTENCE }, ERRORS.unavailable.status, {
      'Retry-After': String(RETRY_AFTER_S),
    })
  }
  log({ event: 'error', path: c.req.path, error: describeError(error) })
  return answer(c, 'internal', INTERNAL_SENTENCE)
}

function answer(c: Context, code: ErrorCode, message: string): Response {
  return c.json({ code, message }, ERRORS[code].status)
}
