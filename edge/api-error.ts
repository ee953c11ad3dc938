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
  misdirected: 421,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<string, ContentfulStatusCode>
export type ApiErrorCode = keyof typeof STATUS

/** A refusal with a sentence for the person who asked. Thrown anywhere below a route. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  constructor(code: ApiErrorCode, sentence: string) {
    super(sentence)
    this.code = code
  }
}

export const INTERNAL_SENTENCE = 'Something went wrong on the server. Please try again.'

/** Turns whatever was thrown into `{code, message}`. Only an `ApiError` speaks for itself. */
export function respondWithError(error: unknown, c: Context, log: Services['log']): Response {
  if (error instanceof ApiError) return answer(c, error.code, error.message)
  if (error instanceof HTTPException && error.status === 413) {
    return answer(c, 'too_large', 'The request is larger than 256 KB.')
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
