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
export type Secrets = { readonly [Name in keyof KnownSecrets]-?: string }

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
  const { appPassword = random(), zeroPassword = random() } = known
  const all = { ...known, appPassword, zeroPassword }
  if (known.appPassword !== appPassword || known.zeroPassword !== zeroPassword) write(dataDir, all)
  return all
}

/** Written atomically: without the old secrets the database could not be opened again. */
function write(dataDir: string, secrets: Secrets): void {
  const fresh = `${secretsPath(dataDir)}.${process.pid}`
  writeFileSync(fresh, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true })
  renameSync(fresh, secretsPath(dataDir))
}

/** The name of the cookie that says who is signed in to the product of these secrets, wherever its folder is. */
export function sessionCookieOf({ sessionSecret }: Secrets): string {
  const id = createHmac('sha256', sessionSecret).update(SESSION_COOKIE).digest('hex').slice(0, 12)
  return `${SESSION_COOKIE}_${id}`
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
