/** Every refusal of the HTTP interface: the status it comes with, and when. */
export const ERRORS = {
  bad_request: { status: 400, when: 'Something sent is not valid. The message names what.' },
  unauthorized: { status: 401, when: 'Nobody is signed in, or the session has expired.' },
  forbidden: {
    status: 403,
    when: 'Only the author or owner may do this, or the request is of another site.',
  },
  not_found: { status: 404, when: 'It does not exist, or is not shared with the caller.' },
  conflict: {
    status: 409,
    when: 'Something else is under way, or stands against it. The message says what.',
  },
  too_large: { status: 413, when: 'The request is larger than 256 KB.' },
  misdirected: { status: 421, when: 'The Host header names another server.' },
  too_many: { status: 429, when: 'Too many calls. Retry-After says how many seconds to wait.' },
  internal: { status: 500, when: 'Something went wrong on the server.' },
  unavailable: {
    status: 503,
    when: 'The database does not answer. Retry-After says how many seconds to wait.',
  },
} as const satisfies Record<string, { status: number; when: string }>
export type ErrorCode = keyof typeof ERRORS
