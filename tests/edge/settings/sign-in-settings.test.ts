import { expect, test } from 'vitest'
import { EnvironmentProblem, parseEnv } from '../../../edge/settings/env.ts'
import { parseWorkerEnv } from '../../../edge/settings/worker-env.ts'

const OIDC = {
  AUTH_MODE: 'oidc',
  OIDC_ISSUER: 'https://acme.okta.com',
  OIDC_CLIENT_ID: 'clearheight',
  OIDC_CLIENT_SECRET: 'the secret',
  OIDC_PROVIDER_NAME: 'Okta',
  OIDC_DOMAINS: 'acme.example, Acme-West.example',
  OIDC_GROUPS: '"CRE Team", crew',
  OIDC_ADMINISTRATOR_GROUPS: '"CRE Leads"',
  OIDC_JOINING: 'invited',
  OIDC_FIRST_ROLE: 'viewer',
  ADMINISTRATORS: 'Ann@acme.example',
  TEAM_ID: 'acme',
  TEAM_NAME: 'Acme Industrial',
}

test('each variable of a company directory is taken', () => {
  const { signIn, sample } = parseEnv(OIDC)
  expect(signIn).toEqual({
    mode: 'oidc',
    team: { id: 'acme', name: 'Acme Industrial' },
    teams: [{ id: 'acme', name: 'Acme Industrial', tenants: [], groups: [] }],
    issuer: 'https://acme.okta.com',
    clientId: 'clearheight',
    clientSecret: 'the secret',
    providerName: 'Okta',
    tenants: [],
    domains: ['acme.example', 'acme-west.example'],
    groups: ['CRE Team', 'crew'],
    roleGroups: { administrator: ['CRE Leads'], member: [], viewer: [] },
    administrators: ['ann@acme.example'],
    joining: 'invited',
    firstRole: 'viewer',
  })
  expect(sample).toBe(false)
  expect(parseEnv({ ...OIDC, SAMPLE: 'on' }).sample).toBe(true)
})

test('several teams take the place of one', () => {
  const TEAMS = JSON.stringify([
    { id: 'dallas', name: 'Dallas', groups: ['CRE Dallas'] },
    { id: 'ontario', name: 'Inland Empire', tenants: ['72f988bf'] },
  ])
  const { TEAM_NAME: _name, ...others } = OIDC
  expect(parseEnv({ ...others, TEAMS }).signIn).toMatchObject({
    team: { id: 'dallas', name: 'Dallas' },
    teams: [
      { id: 'dallas', name: 'Dallas', tenants: [], groups: ['CRE Dallas'] },
      { id: 'ontario', name: 'Inland Empire', tenants: ['72f988bf'], groups: [] },
    ],
  })
})

const { OIDC_DOMAINS: _, OIDC_GROUPS: _groups, OIDC_JOINING: _joining, ...OPEN } = OIDC

test('anyone of the issuer is let in only where that is said', () => {
  expect(parseEnv({ ...OPEN, OIDC_ALLOW_ANYONE: 'on' }).signIn).toMatchObject({ tenants: [], domains: [] })
})

test.each([
  [{ ...OIDC, OIDC_ISSUER: '' }, 'OIDC_ISSUER must be set for AUTH_MODE=oidc.'],
  [{ ...OIDC, OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID must be set for AUTH_MODE=oidc.'],
  [{ ...OIDC, OIDC_CLIENT_SECRET: ' ' }, 'OIDC_CLIENT_SECRET must be set for AUTH_MODE=oidc.'],
  [
    { ...OIDC, ADMINISTRATORS: 'ann' },
    'ADMINISTRATORS must be addresses such as ann@example.com, with spaces between them.',
  ],
  [{ ...OIDC, TEAM_NAME: undefined }, 'TEAM_NAME must be set for AUTH_MODE=oidc.'],
  [
    { ...OIDC, OIDC_ISSUER: 'http://acme.okta.com' },
    'OIDC_ISSUER must be an address that begins with https://, or http:// on this machine.',
  ],
  [
    OPEN,
    'OIDC_TENANTS, OIDC_DOMAINS or OIDC_GROUPS must say who may sign in, or OIDC_ALLOW_ANYONE=on that anyone the issuer knows may.',
  ],
  [
    { ...OIDC, OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0' },
    'OIDC_TENANTS must say which tenants may sign in: OIDC_ISSUER answers for all of them.',
  ],
  [
    { ...OIDC, OIDC_DOMAINS: '@acme' },
    'OIDC_DOMAINS must be domains such as example.com, with spaces between them.',
  ],
  [
    { ...OIDC, OIDC_TENANTS: 'https://x' },
    'OIDC_TENANTS must be ids of letters, digits, dots and dashes, with spaces between them.',
  ],
  [{ ...OIDC, OIDC_ALLOW_ANYONE: 'yes' }, 'OIDC_ALLOW_ANYONE must be on or off.'],
  [{ ...OIDC, TEAM_ID: 'Acme & Co' }, 'TEAM_ID must be lower-case letters, digits and dashes, 40 at most.'],
  [{ ...OIDC, NETWORK: 'off' }, 'OIDC_ISSUER must be on a private network where NETWORK=off.'],
])('%j is refused', (variables, sentence) => {
  expect(() => parseEnv(variables)).toThrow(new EnvironmentProblem(sentence))
})

const WORKER = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
  ZERO_CACHE_URL: 'http://127.0.0.1:9',
  PUBLIC_ORIGIN: 'https://comps.acme.example',
  SESSION_SECRET: 'x'.repeat(32),
  ZERO_API_KEY: 'x'.repeat(16),
}

test('a Worker is open to the network with a company directory and over https, and never with the demo', () => {
  const sentenceFor = (variables: Record<string, string>) => {
    const parsed = parseWorkerEnv({ ...WORKER, ...variables })
    return parsed.ok ? null : parsed.sentence
  }
  expect(sentenceFor(OIDC)).toBeNull()
  expect(sentenceFor({ AUTH_MODE: 'demo' })).toMatch(/AUTH_MODE=demo .* refused on a public address/)
  expect(sentenceFor({ ...OIDC, PUBLIC_ORIGIN: 'http://comps.acme.example' })).toMatch(
    /PUBLIC_ORIGIN must begin/,
  )
  expect(sentenceFor({ ...OIDC, SESSION_SECRET: `${'x'.repeat(32)}, ${'y'.repeat(32)}` })).toBeNull()
  expect(sentenceFor({ ...OIDC, SESSION_SECRET: `${'x'.repeat(32)},short` })).toBe(
    'The server is not configured. SESSION_SECRET must have at least 32 random characters; several, the newest first, with commas between them.',
  )
  for (const name of Object.keys(WORKER))
    expect(sentenceFor({ ...OIDC, [name]: '' })).toContain(`${name} must`)
  expect(sentenceFor({ ...OIDC, OIDC_CLIENT_SECRET: '' })).toMatch(/OIDC_CLIENT_SECRET must be set/)
})

test.each(['[{"id":"a"}]', '[{"id":"a","name":"A"},{"id":"a","name":"B"}]', 'dallas'])(
  'teams that are no list of teams are refused: %s',
  (TEAMS) => {
    expect(() => parseEnv({ ...OIDC, TEAMS })).toThrow('TEAMS must be a JSON list such as')
  },
)

test.each([
  ['https://login.microsoftonline.com/72f988bf-86f1-41af-91ab-2d7cd011db47/v2.0', 'Microsoft'],
  ['https://login.microsoftonline.us/72f988bf-86f1-41af-91ab-2d7cd011db47/v2.0', 'Microsoft'],
  ['https://login.microsoftonline.com.evil.example/v2.0', 'your company account'],
  ['https://acme.okta.com', 'your company account'],
])('a directory without a name at %s is called %s', (issuer, name) => {
  const { signIn } = parseEnv({ ...OIDC, OIDC_ISSUER: issuer, OIDC_PROVIDER_NAME: '' })
  expect(signIn).toMatchObject({ providerName: name })
})
