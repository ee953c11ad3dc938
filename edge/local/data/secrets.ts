import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { SESSION_COOKIE } from '../../auth/session.ts'
import { StartProblem } from '../../errors/start-problem.ts'

const secret = z.string().check(z.minLength(32))
const secretsFile = z.object({
  /** The administrator's. */
  postgresPassword: secret,
  sessionSecret: secret,
  /** The one before: what it signed is still good. */
  formerSessionSecret: z.optional(secret),
  /** Tells this product's cookies from those of another one on the machine. Not secret. */
  cookieId: z.optional(z.string().check(z.regex(/^[\da-f]{12}$/))),
  /** Proves to our sync endpoints that the caller is our zero-cache. */
  zeroApiKey: secret,
  /** Guards zero-cache's own inspection pages. */
  zeroAdminPassword: secret,
  /**
   * The passwords of the roles that the app and zero-cache connect as. Folders from before these roles have none yet.
   */
  appPassword: z.optional(secret),
  zeroPassword: z.optional(secret),
})
type KnownSecrets = z.infer<typeof secretsFile>
export type Secrets = Pick<KnownSecrets, 'formerSessionSecret'> & {
  readonly [Name in Exclude<keyof KnownSecrets, 'formerSessionSecret'>]-?: string
}

/** The secrets of one data folder, or undefined when it has none yet. */
export function readSecrets(dataDir: string): KnownSecrets | undefined {
  const path = secretsPath(dataDir)
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') return undefined
    throw new StartProblem(
      `${path} cannot be read by this user (${code}). Start Clearheight as the user who started it first, or choose another folder with DATA_DIR.`,
    )
  }
  const parsed = secretsFile.safeParse(jsonOrUndefined(text))
  if (parsed.success) return parsed.data
  throw new StartProblem(
    `${path} is damaged. Put it back from a copy, or move ${dataDir} away to begin with an empty database.`,
  )
}

/** The secrets of one data folder; what is missing is made. */
export function openSecrets(dataDir: string): Secrets {
  const known = readSecrets(dataDir) ?? {
    postgresPassword: random(),
    sessionSecret: random(),
    zeroApiKey: random(),
    zeroAdminPassword: random(),
  }
  const {
    appPassword = random(),
    zeroPassword = random(),
    // Folders from before the secret of sessions could change have cookies of this name.
    cookieId = createHmac('sha256', known.sessionSecret).update(SESSION_COOKIE).digest('hex').slice(0, 12),
  } = known
  const all = { ...known, appPassword, zeroPassword, cookieId }
  if (Object.keys(all).length > Object.keys(known).length) write(dataDir, all)
  return all
}

/**
 * Gives a data folder a new secret for sessions, in use from the next start. What the present one signed stays good
 * until the next time; what an older one signed is not.
 */
export function renewSessionSecret(dataDir: string): void {
  const secrets = openSecrets(dataDir)
  write(dataDir, { ...secrets, formerSessionSecret: secrets.sessionSecret, sessionSecret: random() })
}

/** The secrets of sessions, the newest first. */
export function sessionSecretsOf({
  sessionSecret,
  formerSessionSecret,
}: Pick<Secrets, 'sessionSecret' | 'formerSessionSecret'>): readonly [string, ...string[]] {
  return formerSessionSecret === undefined ? [sessionSecret] : [sessionSecret, formerSessionSecret]
}

/** Written atomically: without the old secrets the database could not be opened again. */
function write(dataDir: string, secrets: Secrets): void {
  const fresh = `${secretsPath(dataDir)}.${process.pid}`
  writeFileSync(fresh, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true })
  renameSync(fresh, secretsPath(dataDir))
}

/** The name of the cookie that says who is signed in to the product of these secrets, wherever its folder is. */
export function sessionCookieOf({ cookieId }: Pick<Secrets, 'cookieId'>): string {
  return `${SESSION_COOKIE}_${cookieId}`
}

function secretsPath(dataDir: string): string {
  return join(dataDir, 'secrets.json')
}

/** Only letters and digits, because zero-cache takes a value that begins with a dash for the name of an option. */
function random(): string {
  return randomBytes(32).toString('hex')
}

function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
