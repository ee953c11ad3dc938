import { expect, test } from 'vitest'
import { EnvironmentProblem, parseEnv } from '../../../edge/settings/env.ts'

const OIDC = {
  AUTH_MODE: 'oidc',
  OIDC_ISSUER: 'https://acme.okta.com',
  OIDC_CLIENT_ID: 'clearheight',
  OIDC_CLIENT_SECRET: 'the secret',
  OIDC_ALLOW_ANYONE: 'on',
  TEAM_NAME: 'Acme Industrial',
}
const PUBLIC = {
  ...OIDC,
  PUBLIC_ORIGIN: 'https://comps.example.com',
  TRUSTED_PROXIES: '127.0.0.1 10.0.0.0/8',
}

test('a product behind a proxy listens where it is told, and believes whom it is told', () => {
  expect(parseEnv({ ...PUBLIC, HOST: '0.0.0.0' })).toMatchObject({
    host: '0.0.0.0',
    publicSite: { origin: 'https://comps.example.com', trustedProxies: ['127.0.0.1', '10.0.0.0/8'] },
  })
  expect(parseEnv(OIDC)).toMatchObject({ host: 'localhost', publicSite: null })
})

const ORIGIN = 'PUBLIC_ORIGIN must be an address such as https://comps.example.com, with nothing behind it.'
const PROXIES =
  'TRUSTED_PROXIES must be IP addresses or networks such as 127.0.0.1 or 10.0.0.0/8, with spaces between them.'

test.each([
  [{ ...PUBLIC, PUBLIC_ORIGIN: 'http://comps.example.com' }, ORIGIN],
  [{ ...PUBLIC, PUBLIC_ORIGIN: 'https://example.com/comps' }, ORIGIN],
  [{ ...PUBLIC, PUBLIC_ORIGIN: 'comps.example.com' }, ORIGIN],
  [{ ...PUBLIC, TRUSTED_PROXIES: 'nginx' }, PROXIES],
  [{ ...PUBLIC, TRUSTED_PROXIES: '10.0.0.0/33' }, PROXIES],
  [{ ...PUBLIC, TRUSTED_PROXIES: '0.0.0.0/0' }, PROXIES],
  [
    { ...PUBLIC, TRUSTED_PROXIES: '' },
    'PUBLIC_ORIGIN and TRUSTED_PROXIES must be set together: https comes from a reverse proxy.',
  ],
  [{ ...PUBLIC, HOST: 'comps.example.com' }, 'HOST must be localhost or an IP address.'],
  [
    { ...OIDC, HOST: '0.0.0.0' },
    'HOST may be reached from other machines only behind a reverse proxy: set PUBLIC_ORIGIN and TRUSTED_PROXIES.',
  ],
  [
    { PUBLIC_ORIGIN: 'https://comps.example.com' },
    'PUBLIC_ORIGIN is for AUTH_MODE=oidc: AUTH_MODE=demo signs in whoever reaches the server.',
  ],
  [
    { HOST: '192.168.0.7' },
    'HOST must be localhost, 127.0.0.1 or ::1: AUTH_MODE=demo signs in whoever reaches the server, so only this machine may.',
  ],
])('%j is refused', (variables, sentence) => {
  expect(() => parseEnv(variables)).toThrow(new EnvironmentProblem(sentence))
})
