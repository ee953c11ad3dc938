/** Addresses that are asked by scripts without a schema: what a page loads first, and the book's worker. */
export const HEALTH_PATH = '/api/health'
export const ALIVE_PATH = '/api/health/alive'
export const METRICS_PATH = '/api/metrics'
export const ME_PATH = '/api/me'
/** Who is signed in and what their search page opens with: all that a browser asks for before it has a book. */
export const BOOTSTRAP_PATH = '/api/bootstrap'
/** The gzipped snapshot of the caller's team, with an ETag that changes with every snapshot. */
export const BOOK_PATH = '/api/book'
/** What changed since the snapshot in force: with the book, what the server knows of the caller's team now. */
export const BOOK_TAIL_PATH = '/api/book/tail'
/** The public page. A Worker's host finds its document by this name as well. */
export const LANDING_PATH = '/landing'
/** How people sign in here, for the public page. */
export const SIGN_IN_PATH = '/api/sign-in'
export const LOGIN_PATH = '/api/login'
/** Where a company directory leads back to. It is no part of the documented interface. */
export const CALLBACK_PATH = '/api/callback'
export const LOGOUT_PATH = '/api/logout'
/** The two doors of the sync engine's server, which are no part of the documented interface. */
export const ZERO_QUERY_PATH = '/api/zero/query'
export const ZERO_MUTATE_PATH = '/api/zero/mutate'
