import { DrizzleQueryError } from 'drizzle-orm'

/** The classes of Postgres errors that the statement's values cause, so that a retry cannot succeed. */
const FAULT_CLASSES = new Set([
  '22', // data exception, such as a NUL in a text
  '23', // integrity constraint violation
  '54', // program limit exceeded, such as a text too long for its index
])

/** Whether the database refused a write because of its values, not because of the database's own state. */
export function isAtFault(error: unknown): boolean {
  return FAULT_CLASSES.has(sqlStateOf(error)?.slice(0, 2) ?? '')
}

/**
 * Postgres' code for what went wrong, such as `23503`; null where Postgres did not say, such as over a lost
 * connection.
 */
function sqlStateOf(error: unknown): string | null {
  const said = error instanceof DrizzleQueryError ? error.cause : error
  if (!(said instanceof Error) || !('code' in said)) return null
  return typeof said.code === 'string' && /^[0-9A-Z]{5}$/.test(said.code) ? said.code : null
}
