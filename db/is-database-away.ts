/**
 * SQLSTATEs of a Postgres that cannot take the statement now and will later: its connection broke (08), it is out of
 * room, memory or connections (53), or it is being stopped or started (57P01 to 57P03).
 */
const AWAY = /^(08...|53...|57P0[1-3])$/
/** What the operating system says of a connection that cannot be made, or that broke. */
const NO_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/** What the drivers say without a code of a connection that broke, or that they could not make. */
const BROKEN =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** Postgres was away for longer than a request waits for it. What was asked was not done, and may be asked again. */
export class DatabaseAway extends Error {
  constructor() {
    super('The database does not answer.')
  }
}

/** True where Postgres did not do what was asked because it was away: the same may be asked again later. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseAway) return true
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (AWAY.test(code) || NO_CONNECTION.has(code) || BROKEN.test(cause.message)) return true
    // A name with several addresses, such as localhost, fails with an error for each.
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true
  }
  return false
}
