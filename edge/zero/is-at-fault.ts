import { DrizzleQueryError } from 'drizzle-orm'

/** Postgres' classes for what a statement's values are to blame for: no later try can be taken. */
const FAULT_CLASSES = new Set([
  '22', // data exception, such as a NUL in a text
  '23', // integrity constraint violation
  '54', // program limit exceeded, such as a text too long for its index
])

/** Whether what was to be written is the reason why the database refused it, rather than the database's own state. */
export function isAtFault(error: unknown): boolean {
  return FAULT_CLASSES.has(sqlStateOf(error)?.slice(0, 2) ?? '')
}

/** Postgres' code for what went wrong, such as `23503`; null where Postgres did not say, such as over a lost connection. */
function sqlStateOf(error: unknown): string | null {
  const said = error instanceof DrizzleQueryError ? error.cause : error
  if (!(said instanceof Error) || !('code' in said)) return null
  return typeof said.code === 'string' && /^[0-9A-Z]{5}$/.test(said.code) ? said.code : null
}
