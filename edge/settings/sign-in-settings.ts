import * as z from 'zod/mini'
import { DEMO_TEAM } from '../../db/demo-team.ts'
import type { Team } from '../../db/seed-team.ts'
import { isLoopback, isPrivateHost } from './hosts.ts'

/** How people sign in, and to which team they come. */
export type SignIn = DemoSignIn | DirectorySignIn

/** Whoever reaches the server is one of the demo's people. Only ever bound to this machine itself. */
interface DemoSignIn {
  readonly mode: 'demo'
  readonly team: Team
}

/** A company directory that speaks OpenID Connect. */
export interface DirectorySignIn {
  readonly mode: 'oidc'
  readonly team: Team
  readonly issuer: string
  readonly clientId: string
  /** Stays on the server. */
  readonly clientSecret: string
  /** What people call the directory. */
  readonly providerName: string
  /** What an account must be of. Where both are empty, anyone the issuer knows is let in. */
  readonly tenants: readonly string[]
  readonly domains: readonly string[]
}

export const DEMO_SIGN_IN: SignIn = { mode: 'demo', team: { id: DEMO_TEAM, name: 'Demo Brokerage' } }

/** Of a directory of Microsoft's that answers for many tenants. */
export const MANY_TENANTS = /\/(?:common|organizations)(?=\/)/

const TEAM_ID = 'team'
const LONGEST_NAME = 80

const MODE = 'AUTH_MODE must be demo or oidc.'
const ISSUER = 'OIDC_ISSUER must be an address that begins with https://, or http:// on this machine.'
const TENANTS = 'OIDC_TENANTS must be ids of letters, digits, dots and dashes, with spaces between them.'
const DOMAINS = 'OIDC_DOMAINS must be domains such as example.com, with spaces between them.'
const ANYONE = 'OIDC_ALLOW_ANYONE must be on or off.'
const ID = 'TEAM_ID must be lower-case letters, digits and dashes, 40 at most.'
const NAME = 'TEAM_NAME must have 80 letters at most.'
const PROVIDER = 'OIDC_PROVIDER_NAME must have 80 letters at most.'

/** The variables behind the settings, for both hosts' environments. */
export const signInVariables = {
  AUTH_MODE: z.optional(z.enum(['demo', 'oidc'], MODE)),
  OIDC_ISSUER: z.optional(z.string().check(z.refine(isIssuer, ISSUER))),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_PROVIDER_NAME: z.optional(z.string().check(z.maxLength(LONGEST_NAME, PROVIDER))),
  OIDC_TENANTS: z.optional(z.string().check(z.refine((text) => areAll(text, /^[\w.-]+$/), TENANTS))),
  OIDC_DOMAINS: z.optional(
    z.string().check(z.refine((text) => areAll(text, /^[\w-]+(\.[\w-]+)+$/), DOMAINS)),
  ),
  OIDC_ALLOW_ANYONE: z.optional(z.enum(['on', 'off'], ANYONE)),
  TEAM_ID: z.optional(z.string().check(z.regex(/^[a-z\d][a-z\d-]{0,39}$/, ID))),
  TEAM_NAME: z.optional(z.string().check(z.maxLength(LONGEST_NAME, NAME))),
}

const variables = z.object(signInVariables)

/** Reads checked variables: how people sign in, or a sentence for each variable that is missing or does not fit. */
export function signInOf(
  env: z.infer<typeof variables>,
  network: boolean,
): { ok: true; signIn: SignIn } | { ok: false; sentences: readonly string[] } {
  if (env.AUTH_MODE !== 'oidc') return { ok: true, signIn: DEMO_SIGN_IN }
  const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'TEAM_NAME'] as const
  const sentences = needed
    .filter((name) => !env[name])
    .map((name) => `${name} must be set for AUTH_MODE=oidc.`)
  const issuer = env.OIDC_ISSUER ?? ''
  const tenants = wordsOf(env.OIDC_TENANTS).map((word) => word.toLowerCase())
  const domains = wordsOf(env.OIDC_DOMAINS).map((word) => word.toLowerCase())
  if (tenants.length === 0 && domains.length === 0 && env.OIDC_ALLOW_ANYONE !== 'on') {
    sentences.push(
      'OIDC_TENANTS or OIDC_DOMAINS must say who may sign in, or OIDC_ALLOW_ANYONE=on that anyone the issuer knows may.',
    )
  }
  if (MANY_TENANTS.test(issuer) && tenants.length === 0) {
    sentences.push('OIDC_TENANTS must say which tenants may sign in: OIDC_ISSUER answers for all of them.')
  }
  if (!network && issuer !== '' && !isPrivateHost(new URL(issuer).hostname)) {
    sentences.push('OIDC_ISSUER must be on a private network where NETWORK=off.')
  }
  if (sentences.length > 0) return { ok: false, sentences }
  return {
    ok: true,
    signIn: {
      mode: 'oidc',
      team: { id: env.TEAM_ID || TEAM_ID, name: env.TEAM_NAME ?? '' },
      issuer,
      clientId: env.OIDC_CLIENT_ID ?? '',
      clientSecret: env.OIDC_CLIENT_SECRET ?? '',
      providerName: env.OIDC_PROVIDER_NAME || 'your company account',
      tenants,
      domains,
    },
  }
}

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  return isSafe && search === '' && hash === ''
}

function areAll(text: string, shape: RegExp): boolean {
  return wordsOf(text).every((word) => shape.test(word))
}

function wordsOf(text = ''): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '')
}
