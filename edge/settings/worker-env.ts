import * as z from 'zod/mini'
import { assistantVariables } from './assistant-settings.ts'
import { isLoopback } from './hosts.ts'
import { mapVariables } from './map-settings.ts'
import { offlineVariables } from './offline-days.ts'
import { type SignIn, signInOf, signInVariables } from './sign-in-settings.ts'
import { sourceVariables } from './source-settings.ts'

const secret = z.string().check(z.minLength(32))

const workerEnv = z.object({
  /** Postgres, over Neon's WebSocket driver. */
  DATABASE_URL: z.url(),
  /** Where zero-cache runs. */
  ZERO_CACHE_URL: z.url(),
  PUBLIC_ORIGIN: z.url(),
  /** The newest first, with commas between them. */
  SESSION_SECRET: z.pipe(z.pipe(z.string(), z.transform(splitAtCommas)), z.tuple([secret], secret)),
  ZERO_API_KEY: z.string().check(z.minLength(16)),
  CONSOLE_URL: z.optional(z.url()),
  PORTFOLIO_MAP_URL: z.optional(z.url({ protocol: /^https?$/ })),
  ...offlineVariables,
  ...signInVariables,
  ...mapVariables,
  ...assistantVariables,
  ...sourceVariables,
})
export type WorkerEnv = z.infer<typeof workerEnv>

/** Reads a Worker's bindings. What is wrong is one sentence that names the setting, never its value. */
export function parseWorkerEnv(
  bindings: unknown,
): { ok: true; env: WorkerEnv; signIn: SignIn } | { ok: false; sentence: string } {
  const parsed = z.safeParse(workerEnv, bindings)
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path[0]))]
    return { ok: false, sentence: `The server is not configured: check ${names.join(', ')}.` }
  }
  const env = parsed.data
  const door = signInOf(env, env.NETWORK !== 'off')
  if (!door.ok) return { ok: false, sentence: `The server is not configured: ${door.sentences.join(' ')}` }
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
