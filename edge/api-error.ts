import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Services } from './services.ts'

const STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  too_many: 429,
  misdirected: 421,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<string, ContentfulStatusCode>
export type ApiErrorCode = keyof typeof STATUS

/** A refusal with a sentence for the person who asked. Thrown anywhere below a route. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  /** What else the answer's body says. */
  readonly details: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
  constructor(
    code: ApiErrorCode,
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
export const INTERNAL_SENTENCE = 'Something went wrong on the server. Please try again.'

/** Turns whatever was thrown into `{code, message}`. Only an `ApiError` speaks for itself. */
export function respondWithError(error: unknown, c: Context, log: Services['log']): Response {
  if (error instanceof ApiError) {
    const { code, message, details, headers } = error
    return c.json({ ...details, code, message }, STATUS[code], headers)
  }
  if (error instanceof HTTPException && error.status === 413) {
    return answer(c, 'too_large', TOO_LARGE)
  }
  log({
    event: 'error',
    path: c.req.path,
    error: error instanceof Error ? (error.stack ?? error.message) : 'unknown',
  })
  return answer(c, 'internal', INTERNAL_SENTENCE)
}

function answer(c: Context, code: ApiErrorCode, message: string): Response {
  return c.json({ code, message }, STATUS[code])
}
