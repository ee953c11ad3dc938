import { z } from 'zod/mini'
import { EnvironmentProblem } from '../settings/env.ts'

/** What the command that migrates takes from its environment. */
export interface MigrateSettings {
  /** The administrator's, or the owner's of the tables. */
  readonly url: string
  /** What the app and zero-cache are to sign in with; null where they use roles that are made elsewhere. */
  readonly passwords: { readonly app: string; readonly zero: string } | null
}

const SHORTEST_PASSWORD = 16

const URL_SENTENCE =
  'DATABASE_URL must be the address of a Postgres, such as postgres://user:password@host:5432/database.'
const PASSWORD = `APP_DB_PASSWORD and ZERO_DB_PASSWORD must have at least ${SHORTEST_PASSWORD} characters.`
const BOTH = 'APP_DB_PASSWORD and ZERO_DB_PASSWORD must both be set, or neither.'

const password = z.optional(z.string().check(z.minLength(SHORTEST_PASSWORD, PASSWORD)))
const environment = z
  .object({
    DATABASE_URL: z.string(URL_SENTENCE).check(z.refine(isPostgres, URL_SENTENCE)),
    APP_DB_PASSWORD: password,
    ZERO_DB_PASSWORD: password,
  })
  .check(
    z.refine((env) => (env.APP_DB_PASSWORD === undefined) === (env.ZERO_DB_PASSWORD === undefined), BOTH),
  )

/**
 * An empty variable counts as unset.
 * @throws EnvironmentProblem
 */
export function parseMigrateSettings(
  variables: Readonly<Record<string, string | undefined>>,
): MigrateSettings {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    throw new EnvironmentProblem([...new Set(parsed.error.issues.map((issue) => issue.message))].join('\n'))
  }
  const { DATABASE_URL, APP_DB_PASSWORD, ZERO_DB_PASSWORD } = parsed.data
  const hasBoth = APP_DB_PASSWORD !== undefined && ZERO_DB_PASSWORD !== undefined
  return {
    url: DATABASE_URL,
    passwords: hasBoth ? { app: APP_DB_PASSWORD, zero: ZERO_DB_PASSWORD } : null,
  }
}

function isPostgres(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)
}
