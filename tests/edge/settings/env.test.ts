import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { EnvironmentProblem, parseEnv } from '../../../edge/settings/env.ts'
import { OFFLINE_MAPS } from '../../../edge/settings/map-settings.ts'
import { DEMO_SIGN_IN } from '../../../edge/settings/sign-in-settings.ts'
import { NO_OUTSIDE_SOURCES } from '../../../edge/settings/source-settings.ts'

const PROJECT = resolve(import.meta.dirname, '../../..')

test('with nothing set, the product is on localhost:8787 with its data beside the project', () => {
  expect(parseEnv({ PORT: '', PATH: '/bin' })).toEqual({
    host: 'localhost',
    publicSite: null,
    port: 8787,
    dataDir: `${PROJECT}/.data`,
    signIn: DEMO_SIGN_IN,
    consoleUrl: null,
    portfolioMapUrl: null,
    offlineDays: 7,
    backups: { days: 7, weeks: 4 },
    bucket: null,
    metricsToken: null,
    sample: true,
    maps: { ...OFFLINE_MAPS, network: true },
    assistant: null,
    sources: NO_OUTSIDE_SOURCES,
  })
})

test('each variable is taken', () => {
  const variables = {
    HOST: '::1',
    PORT: '65535',
    DATA_DIR: '/srv/book',
    AUTH_MODE: 'demo',
    CONSOLE_URL: 'https://console.example',
    PORTFOLIO_MAP_URL: 'https://map.example/portfolio',
    OFFLINE_DAYS: '0',
    BACKUPS: '14,8',
    METRICS_TOKEN: 'a-token-of-metrics',
    SAMPLE: 'off',
  }
  expect(parseEnv(variables)).toEqual({
    host: '::1',
    publicSite: null,
    port: 65_535,
    dataDir: '/srv/book',
    signIn: DEMO_SIGN_IN,
    consoleUrl: 'https://console.example',
    portfolioMapUrl: 'https://map.example/portfolio',
    offlineDays: 0,
    backups: { days: 14, weeks: 8 },
    bucket: null,
    metricsToken: 'a-token-of-metrics',
    sample: false,
    maps: { ...OFFLINE_MAPS, network: true },
    assistant: null,
    sources: NO_OUTSIDE_SOURCES,
  })
})

test('a relative DATA_DIR starts at the working folder', () => {
  expect(parseEnv({ DATA_DIR: 'book' }).dataDir).toBe(resolve('book'))
})

test.each([
  [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535.'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 1 to 65535.'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 1 to 65535.'],
  [{ PORT: 'http' }, 'PORT must be a whole number from 1 to 65535.'],
  [
    { HOST: '0.0.0.0' },
    'HOST must be localhost, 127.0.0.1 or ::1: AUTH_MODE=demo signs in whoever reaches the server, so only this machine may.',
  ],
  [{ SAMPLE: 'no' }, 'SAMPLE must be on or off.'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters, without spaces.'],
  [{ OFFLINE_DAYS: '31' }, 'OFFLINE_DAYS must be a whole number from 0 to 30.'],
  [{ OFFLINE_DAYS: 'never' }, 'OFFLINE_DAYS must be a whole number from 0 to 30.'],
  [{ AUTH_MODE: 'none' }, 'AUTH_MODE must be demo or oidc.'],
  [
    { CONSOLE_URL: 'javascript:alert(1)' },
    'CONSOLE_URL must be an address that begins with https:// or http://.',
  ],
  [
    { PORTFOLIO_MAP_URL: 'file:///etc/passwd' },
    'PORTFOLIO_MAP_URL must be an address that begins with https:// or http://.',
  ],
])('%j is refused', (variables, sentence) => {
  expect(() => parseEnv(variables)).toThrow(new EnvironmentProblem(sentence))
})

test('every wrong variable has its sentence', () => {
  expect(() => parseEnv({ PORT: 'x', AUTH_MODE: 'y' })).toThrow(
    'PORT must be a whole number from 1 to 65535.\nAUTH_MODE must be demo or oidc.',
  )
})
