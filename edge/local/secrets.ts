import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { StartProblem } from './start-problem.ts'

const secret = z.string().check(z.minLength(32))
const secretsFile = z.object({
  postgresPassword: secret,
  sessionSecret: secret,
  /** Proves to our sync endpoints that the caller is our zero-cache. */
  zeroApiKey: secret,
  /** Guards zero-cache's own inspection pages. */
  zeroAdminPassword: secret,
})
export type Secrets = z.infer<typeof secretsFile>

/** The secrets of one data folder, or undefined when it has none yet. */
export function readSecrets(dataDir: string): Secrets | undefined {
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
    `${path} is damaged. Put it back from a copy, or move ${dataDir} away to begin with an empty book.`,
  )
}

/** The secrets of one data folder, made at the first call. */
export function openSecrets(dataDir: string): Secrets {
  const known = readSecrets(dataDir)
  if (known !== undefined) return known
  const made: Secrets = {
    postgresPassword: random(),
    sessionSecret: random(),
    zeroApiKey: random(),
    zeroAdminPassword: random(),
  }
  writeFileSync(secretsPath(dataDir), `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  return made
}

function secretsPath(dataDir: string): string {
  return join(dataDir, 'secrets.json')
}

/** Of letters and digits: zero-cache takes a value that begins with a dash for the name of an option. */
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
