import { createHash } from 'node:crypto'
import { z } from 'zod/mini'
import type { Secrets } from '../local/data/secrets.ts'
import { EnvironmentProblem, type HostEnv, parseEnv } from '../settings/env.ts'

/** What the app takes from its environment where Postgres and zero-cache are started by others. */
export interface ServeSettings {
  readonly env: HostEnv
  readonly databaseUrl: string
  /** On this machine, or in the same network namespace. */
  readonly zeroPort: number
  readonly secrets: Pick<Secrets, 'sessionSecret' | 'formerSessionSecret' | 'zeroApiKey' | 'cookieId'>
}

const ZERO_PORT = 4848

const DATABASE_URL =
  'DATABASE_URL must be the address of a Postgres, such as postgres://user:password@host/name.'
const SESSION_SECRET =
  'SESSION_SECRET must have at least 32 random characters; two, the newer first, with a comma between them.'
const ZERO_API_KEY = 'ZERO_API_KEY must have at least 16 random characters, the same as at zero-cache.'
const PORT = 'ZERO_PORT must be a whole number from 1 to 65535.'

const environment = z.object({
  DATABASE_URL: z.string(DATABASE_URL).check(z.regex(/^postgres(ql)?:\/\/./, DATABASE_URL)),
  SESSION_SECRET: z
    .string(SESSION_SECRET)
    .check(z.regex(/^[^\s,]{32,}(\s*,\s*[^\s,]{32,})?$/, SESSION_SECRET)),
  ZERO_API_KEY: z.string(ZERO_API_KEY).check(z.minLength(16, ZERO_API_KEY)),
  ZERO_PORT: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/, PORT))),
})

/**
 * One sentence for each variable that is missing or wrong; an empty one counts as unset.
 * @throws EnvironmentProblem
 */
export function parseServeSettings(variables: Readonly<Record<string, string | undefined>>): ServeSettings {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    throw new EnvironmentProblem(parsed.error.issues.map((issue) => issue.message).join('\n'))
  }
  const env = parseEnv(variables)
  const { DATABASE_URL, ZERO_API_KEY, ZERO_PORT: zeroPort } = parsed.data
  const [sessionSecret = '', former] = parsed.data.SESSION_SECRET.split(',').map((part) => part.trim())
  const place = env.publicSite?.origin ?? `localhost:${env.port}`
  return {
    env,
    databaseUrl: DATABASE_URL,
    zeroPort: Number(zeroPort ?? ZERO_PORT),
    secrets: {
      sessionSecret,
      ...(former === undefined ? {} : { formerSessionSecret: former }),
      zeroApiKey: ZERO_API_KEY,
      // Stays when secrets change.
      cookieId: createHash('sha256').update(place).digest('hex').slice(0, 12),
    },
  }
}
