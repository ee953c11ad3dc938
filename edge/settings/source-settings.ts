import * as z from 'zod/mini'
import { isHostName } from '../../sync/domain/host-name.ts'

/** Who asks Google for sheets. Sheets are shared with its address. */
export interface GoogleAccount {
  readonly email: string
  /** PKCS 8, as PEM. Stays on the server. */
  readonly privateKey: string
}

/** Where properties may be fetched from. */
export interface SourceSettings {
  /** Null where only sheets that are published can be read. */
  readonly google: GoogleAccount | null
  /** The hosts beside Google's own that files of every team may be fetched from. */
  readonly allowedHosts: readonly string[]
}

export const NO_OUTSIDE_SOURCES: SourceSettings = { google: null, allowedHosts: [] }

const ACCOUNT =
  'GOOGLE_SERVICE_ACCOUNT must be the JSON of a service account’s key, with client_email and private_key.'
const HOSTS =
  'ALLOWED_SOURCE_HOSTS must be names of hosts with commas between them, such as files.example.com; no addresses in numbers.'

const key = z.object({
  client_email: z.string().check(z.includes('@')),
  private_key: z.string().check(z.includes('PRIVATE KEY')),
})

/** The variables behind the settings, for both hosts' environments. */
export const sourceVariables = {
  GOOGLE_SERVICE_ACCOUNT: z.optional(
    z.string().check(z.refine((text) => readAccount(text) !== null, ACCOUNT)),
  ),
  ALLOWED_SOURCE_HOSTS: z.optional(
    z.string().check(z.refine((text) => hostsIn(text).every((host) => isHostName(host)), HOSTS)),
  ),
}

const variables = z.object(sourceVariables)

/** Reads checked variables. */
export function sourceSettingsOf(env: z.infer<typeof variables>): SourceSettings {
  return {
    google: env.GOOGLE_SERVICE_ACCOUNT ? readAccount(env.GOOGLE_SERVICE_ACCOUNT) : null,
    allowedHosts: hostsIn(env.ALLOWED_SOURCE_HOSTS ?? ''),
  }
}

/** What is pasted into an environment often has `\n` for the line ends of the key. */
function readAccount(text: string): GoogleAccount | null {
  try {
    const { client_email, private_key } = z.parse(key, JSON.parse(text))
    return { email: client_email, privateKey: private_key.replaceAll('\\n', '\n') }
  } catch {
    return null
  }
}

function hostsIn(text: string): string[] {
  return text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '')
}
