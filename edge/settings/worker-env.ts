import * as z from 'zod/mini'
import { assistantVariables } from './assistant-settings.ts'
import { isLoopback } from './hosts.ts'
import { importVariables } from './import-settings.ts'
import { mapVariables } from './map-settings.ts'
import { metricsVariables } from './metrics-token.ts'
import { offlineVariables } from './offline-days.ts'
import { type SignIn, signInOf, signInVariables } from './sign-in-settings.ts'
import { sourceVariables } from './source-settings.ts'

const DATABASE_URL =
  'DATABASE_URL must be the address of a Postgres, such as postgres://user:password@host/name.'
const ZERO_CACHE_URL = 'ZERO_CACHE_URL must be the address of zero-cache, such as https://sync.example.com.'
const PUBLIC_ORIGIN = 'PUBLIC_ORIGIN must be the address people open, such as https://comps.example.com.'
const SESSION_SECRET =
  'SESSION_SECRET must have at least 32 random characters; several, the newest first, with commas between them.'
const ZERO_API_KEY = 'ZERO_API_KEY must have at least 16 random characters, the same as at zero-cache.'
const CONSOLE_URL = 'CONSOLE_URL must be an address that begins with https:// or http://.'
const PORTFOLIO_MAP_URL = 'PORTFOLIO_MAP_URL must be an address that begins with https:// or http://.'

const secret = z.string().check(z.minLength(32, SESSION_SECRET))
const webAddress = (sentence: string) => z.url({ protocol: /^https?$/, error: sentence })

const workerEnv = z.object({
  /** Over Neon's WebSocket driver. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: DATABASE_URL }),
  ZERO_CACHE_URL: webAddress(ZERO_CACHE_URL),
  PUBLIC_ORIGIN: webAddress(PUBLIC_ORIGIN),
  SESSION_SECRET: z.pipe(
    z.pipe(z.string(SESSION_SECRET), z.transform(splitAtCommas)),
    z.tuple([secret], secret),
  ),
  ZERO_API_KEY: z.string(ZERO_API_KEY).check(z.minLength(16, ZERO_API_KEY)),
  CONSOLE_URL: z.optional(webAddress(CONSOLE_URL)),
  PORTFOLIO_MAP_URL: z.optional(webAddress(PORTFOLIO_MAP_URL)),
  ...offlineVariables,
  ...signInVariables,
  ...mapVariables,
  ...assistantVariables,
  ...sourceVariables,
  ...importVariables,
  ...metricsVariables,
})
export type WorkerEnv = z.infer<typeof workerEnv>

/** Reads a Worker's bindings. For each setting that is missing or wrong there is a sentence, never with its value. */
export function parseWorkerEnv(
  bindings: unknown,
): { ok: true; env: WorkerEnv; signIn: SignIn } | { ok: false; sentence: string } {
  const parsed = z.safeParse(workerEnv, bindings)
  if (!parsed.success) {
    const sentences = [...new Set(parsed.error.issues.map((issue) => issue.message))]
    return { ok: false, sentence: `The server is not configured. ${sentences.join(' ')}` }
  }
  const env = parsed.data
  const door = signInOf(env, env.NETWORK !== 'off')
  if (!door.ok) return { ok: false, sentence: `The server is not configured. ${door.sentences.join(' ')}` }
  const { protocol, hostname } = new URL(env.PUBLIC_ORIGIN)
  if (door.signIn.mode === 'demo' && !isLoopback(hostname)) {
    return { ok: false, sentence: 'AUTH_MODE=demo signs everyone in and is refused on a public address.' }
  }
  if (protocol !== 'https:' && !isLoopback(hostname)) {
    return { ok: false, sentence: 'PUBLIC_ORIGIN must begin with https:// on a public address.' }
  }
  return { ok: true, env, signIn: door.signIn }
}

function splitAtCommas(text: string): string[] {
  return text.split(',').map((part) => part.trim())
}
