import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod/mini'
import { type AssistantSettings, assistantSettingsOf, assistantVariables } from './assistant-settings.ts'
import { backupsOf, backupVariables } from './backup-settings.ts'
import { type BucketSettings, bucketOf, bucketVariables } from './bucket-settings.ts'
import { type MapSettings, mapSettingsOf, mapVariables } from './map-settings.ts'
import { metricsTokenOf, metricsVariables } from './metrics-token.ts'
import { offlineDaysOf, offlineVariables } from './offline-days.ts'
import { type PublicSite, publicSiteVariables, reachOf } from './public-site-settings.ts'
import { type SignIn, signInOf, signInVariables } from './sign-in-settings.ts'
import { type SourceSettings, sourceSettingsOf, sourceVariables } from './source-settings.ts'

/** Everything the one-machine host takes from its environment. */
export interface HostEnv {
  /** Where the server listens; `localhost` is 127.0.0.1 and, where the machine has it, ::1. */
  readonly host: string
  /** Null where only this machine reaches the product. */
  readonly publicSite: PublicSite | null
  readonly port: number
  /** An absolute path. */
  readonly dataDir: string
  readonly signIn: SignIn
  /** Where 'Back to Console' leads, or null for no button. */
  readonly consoleUrl: string | null
  /** Where Map Portfolio leads, or null for the product's own map. */
  readonly portfolioMapUrl: string | null
  readonly offlineDays: number
  readonly metricsToken: string | null
  /** Fill an empty book with the sample workbook: in the demo unless told otherwise, for a company only if told. */
  readonly sample: boolean
  /** How long automatic backups are kept; null for none. */
  readonly backups: ReturnType<typeof backupsOf>
  /** Where attachments are kept; null for the data folder. */
  readonly bucket: BucketSettings | null
  readonly maps: MapSettings
  readonly assistant: AssistantSettings | null
  readonly sources: SourceSettings
}

const DEFAULT_PORT = 8787
const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../.data', import.meta.url))
const PORT = 'PORT must be a whole number from 1 to 65535.'
const CONSOLE_URL = 'CONSOLE_URL must be an address that begins with https:// or http://.'
const PORTFOLIO_MAP_URL = 'PORTFOLIO_MAP_URL must be an address that begins with https:// or http://.'
const SAMPLE = 'SAMPLE must be on or off.'

const environment = z.object({
  PORT: z.optional(z.string().check(z.refine(isPort, PORT))),
  DATA_DIR: z.optional(z.string()),
  CONSOLE_URL: z.optional(z.string().check(z.refine(isWebAddress, CONSOLE_URL))),
  PORTFOLIO_MAP_URL: z.optional(z.string().check(z.refine(isWebAddress, PORTFOLIO_MAP_URL))),
  SAMPLE: z.optional(z.enum(['on', 'off'], SAMPLE)),
  ...backupVariables,
  ...bucketVariables,
  ...publicSiteVariables,
  ...offlineVariables,
  ...signInVariables,
  ...mapVariables,
  ...assistantVariables,
  ...sourceVariables,
  ...metricsVariables,
})

/** One sentence for each variable that is wrong. */
export class EnvironmentProblem extends Error {
  override readonly name = 'EnvironmentProblem'
}

/**
 * Reads the environment once; an empty variable counts as unset, a relative DATA_DIR starts at the working folder.
 * @throws EnvironmentProblem
 */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): HostEnv {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    throw new EnvironmentProblem(parsed.error.issues.map((issue) => issue.message).join('\n'))
  }
  const env = parsed.data
  const door = signInOf(env, env.NETWORK !== 'off')
  const reached = reachOf(env, env.AUTH_MODE ?? 'demo')
  const kept = bucketOf(env)
  const sentences = [
    ...[door, reached].flatMap((part) => (part.ok ? [] : part.sentences)),
    ...(kept.ok ? [] : [kept.sentence]),
  ]
  if (!door.ok || !reached.ok || !kept.ok) throw new EnvironmentProblem(sentences.join('\n'))
  return {
    ...reached.reach,
    port: Number(env.PORT ?? DEFAULT_PORT),
    dataDir: env.DATA_DIR === undefined ? DEFAULT_DATA_DIR : resolve(env.DATA_DIR),
    signIn: door.signIn,
    consoleUrl: env.CONSOLE_URL ?? null,
    portfolioMapUrl: env.PORTFOLIO_MAP_URL ?? null,
    offlineDays: offlineDaysOf(env),
    metricsToken: metricsTokenOf(env),
    sample: env.SAMPLE === undefined ? door.signIn.mode === 'demo' : env.SAMPLE === 'on',
    backups: backupsOf(env),
    bucket: kept.bucket,
    maps: mapSettingsOf(env),
    assistant: assistantSettingsOf(env, env.NETWORK !== 'off'),
    sources: sourceSettingsOf(env),
  }
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
