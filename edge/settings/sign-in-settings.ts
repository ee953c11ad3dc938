import * as z from 'zod/mini'
import { DEMO_TEAM } from '../../db/demo-team.ts'
import type { Team } from '../../db/seed-team.ts'
import { EMAIL_ADDRESS } from '../../sync/domain/access/email-address.ts'
import type { Role } from '../../sync/domain/access/role.ts'
import { isLoopback, isPrivateHost } from './hosts.ts'

/** How people sign in, and to which team they come. */
export type SignIn = DemoSignIn | DirectorySignIn

/** Whoever reaches the server is one of the demo's people. Only ever bound to this machine itself. */
interface DemoSignIn {
  readonly mode: 'demo'
  readonly team: Team
}

/** A team, and of the directory's people those who belong to it: all where nothing is said. */
export interface DirectoryTeam extends Team {
  readonly tenants: readonly string[]
  readonly groups: readonly string[]
}

/** A company directory that speaks OpenID Connect. */
export interface DirectorySignIn {
  readonly mode: 'oidc'
  /** The first of the teams: what is imported by command is theirs. */
  readonly team: Team
  readonly teams: readonly DirectoryTeam[]
  readonly issuer: string
  readonly clientId: string
  /** Stays on the server. */
  readonly clientSecret: string
  /** What people call the directory. */
  readonly providerName: string
  /** What an account must be of. Where all are empty, anyone the issuer knows is let in. */
  readonly tenants: readonly string[]
  readonly domains: readonly string[]
  readonly groups: readonly string[]
  /** Groups of the directory whose people have a role, whatever it was before. */
  readonly roleGroups: Readonly<Record<Role, readonly string[]>>
  /** Addresses of people who are administrators as long as they stand here, in lower case. */
  readonly administrators: readonly string[]
  /** Who comes for the first time: anybody who may sign in, or only who was invited. */
  readonly joining: 'open' | 'invited'
  /** What they are then. */
  readonly firstRole: Role
}

export const DEMO_SIGN_IN: SignIn = { mode: 'demo', team: { id: DEMO_TEAM, name: 'Demo Brokerage' } }

/** Of a directory of Microsoft's that answers for many tenants. */
export const MANY_TENANTS = /\/(?:common|organizations)(?=\/)/

/** Whether an issuer is Microsoft's directory, in any of its clouds. */
export function isMicrosoft(issuer: string): boolean {
  return MICROSOFT.test(new URL(issuer).hostname)
}

const MICROSOFT = /(^|\.)(microsoftonline\.(com|us)|partner\.microsoftonline\.cn|sts\.windows\.net)$/

const TEAM_ID = 'team'
const LONGEST_NAME = 80

const MODE = 'AUTH_MODE must be demo or oidc.'
const ISSUER = 'OIDC_ISSUER must be an address that begins with https://, or http:// on this machine.'
const TENANTS = 'OIDC_TENANTS must be ids of letters, digits, dots and dashes, with spaces between them.'
const DOMAINS = 'OIDC_DOMAINS must be domains such as example.com, with spaces between them.'
const GROUPS = 'Groups of the directory must be names or ids, with spaces between them.'
const ADMINISTRATORS = 'ADMINISTRATORS must be addresses such as ann@example.com, with spaces between them.'
const JOINING = 'OIDC_JOINING must be open or invited.'
const FIRST_ROLE = 'OIDC_FIRST_ROLE must be member or viewer.'
const TEAMS =
  'TEAMS must be a JSON list such as [{"id":"dallas","name":"Dallas","groups":["CRE Dallas"]}], each with id, name, and tenants or groups.'
const ANYONE = 'OIDC_ALLOW_ANYONE must be on or off.'
const ID = 'TEAM_ID must be lower-case letters, digits and dashes, 40 at most.'
const NAME = 'TEAM_NAME must have 80 letters at most.'
const PROVIDER = 'OIDC_PROVIDER_NAME must have 80 letters at most.'

const TEAM_ID_SHAPE = /^[a-z\d][a-z\d-]{0,39}$/
const groupNames = z.optional(z.string().check(z.maxLength(4_000, GROUPS)))

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
  OIDC_GROUPS: groupNames,
  OIDC_ADMINISTRATOR_GROUPS: groupNames,
  OIDC_MEMBER_GROUPS: groupNames,
  OIDC_VIEWER_GROUPS: groupNames,
  OIDC_JOINING: z.optional(z.enum(['open', 'invited'], JOINING)),
  OIDC_FIRST_ROLE: z.optional(z.enum(['member', 'viewer'], FIRST_ROLE)),
  ADMINISTRATORS: z.optional(
    z.string().check(z.refine((text) => areAll(text, EMAIL_ADDRESS), ADMINISTRATORS)),
  ),
  TEAMS: z.optional(z.string().check(z.refine((text) => teamsIn(text) !== null, TEAMS))),
  OIDC_ALLOW_ANYONE: z.optional(z.enum(['on', 'off'], ANYONE)),
  TEAM_ID: z.optional(z.string().check(z.regex(TEAM_ID_SHAPE, ID))),
  TEAM_NAME: z.optional(z.string().check(z.maxLength(LONGEST_NAME, NAME))),
}

const variables = z.object(signInVariables)

/** Reads checked variables: how people sign in, or a sentence for each variable that is missing or does not fit. */
export function signInOf(
  env: z.infer<typeof variables>,
  network: boolean,
): { ok: true; signIn: SignIn } | { ok: false; sentences: readonly string[] } {
  if (env.AUTH_MODE !== 'oidc') return { ok: true, signIn: DEMO_SIGN_IN }
  const asked = teamsIn(env.TEAMS ?? '[]') ?? []
  const needed = [
    'OIDC_ISSUER',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    ...(asked.length === 0 ? (['TEAM_NAME'] as const) : []),
  ] as const
  const sentences = needed
    .filter((name) => !env[name])
    .map((name) => `${name} must be set for AUTH_MODE=oidc.`)
  const issuer = env.OIDC_ISSUER ?? ''
  const tenants = wordsOf(env.OIDC_TENANTS).map((word) => word.toLowerCase())
  const domains = wordsOf(env.OIDC_DOMAINS).map((word) => word.toLowerCase())
  const groups = wordsOf(env.OIDC_GROUPS)
  const isNarrow =
    [tenants, domains, groups].some((list) => list.length > 0) || env.OIDC_JOINING === 'invited'
  if (!isNarrow && env.OIDC_ALLOW_ANYONE !== 'on') {
    sentences.push(
      'OIDC_TENANTS, OIDC_DOMAINS or OIDC_GROUPS must say who may sign in, or OIDC_ALLOW_ANYONE=on that anyone the issuer knows may.',
    )
  }
  if (MANY_TENANTS.test(issuer) && tenants.length === 0) {
    sentences.push('OIDC_TENANTS must say which tenants may sign in: OIDC_ISSUER answers for all of them.')
  }
  if (!network && issuer !== '' && !isPrivateHost(new URL(issuer).hostname)) {
    sentences.push('OIDC_ISSUER must be on a private network where NETWORK=off.')
  }
  if (sentences.length > 0) return { ok: false, sentences }
  const own: DirectoryTeam = {
    id: env.TEAM_ID || TEAM_ID,
    name: env.TEAM_NAME ?? '',
    tenants: [],
    groups: [],
  }
  const [team = own] = asked
  return {
    ok: true,
    signIn: {
      mode: 'oidc',
      team: { id: team.id, name: team.name },
      teams: asked.length === 0 ? [own] : asked,
      issuer,
      clientId: env.OIDC_CLIENT_ID ?? '',
      clientSecret: env.OIDC_CLIENT_SECRET ?? '',
      providerName: env.OIDC_PROVIDER_NAME || (isMicrosoft(issuer) ? 'Microsoft' : 'your company account'),
      tenants,
      domains,
      groups,
      roleGroups: {
        administrator: wordsOf(env.OIDC_ADMINISTRATOR_GROUPS),
        member: wordsOf(env.OIDC_MEMBER_GROUPS),
        viewer: wordsOf(env.OIDC_VIEWER_GROUPS),
      },
      administrators: wordsOf(env.ADMINISTRATORS).map((word) => word.toLowerCase()),
      joining: env.OIDC_JOINING ?? 'open',
      firstRole: env.OIDC_FIRST_ROLE ?? 'member',
    },
  }
}

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  return isSafe && search === '' && hash === ''
}

const teamList = z.array(
  z.strictObject({
    id: z.string().check(z.regex(TEAM_ID_SHAPE)),
    name: z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME)),
    tenants: z._default(z.array(z.string().check(z.toLowerCase())), []),
    groups: z._default(z.array(z.string()), []),
  }),
)

/** Null where it is no list of teams, or two have one id. */
function teamsIn(text: string): readonly DirectoryTeam[] | null {
  try {
    const { data } = teamList.safeParse(JSON.parse(text))
    return data && new Set(data.map(({ id }) => id)).size === data.length ? data : null
  } catch {
    return null
  }
}

function areAll(text: string, shape: RegExp): boolean {
  return wordsOf(text).every((word) => shape.test(word))
}

/** A name with spaces stands between quotes. */
function wordsOf(text = ''): string[] {
  return Array.from(text.matchAll(/"([^"]+)"|([^\s,"]+)/g), ([, quoted, bare]) => quoted ?? bare ?? '')
}
