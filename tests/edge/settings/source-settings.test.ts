import { expect, test } from 'vitest'
import { parseEnv } from '../../../edge/settings/env.ts'
import { NO_OUTSIDE_SOURCES } from '../../../edge/settings/source-settings.ts'

const KEY = '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----\n'
const ACCOUNT = {
  type: 'service_account',
  client_email: 'reader@x.iam.gserviceaccount.com',
  private_key: KEY,
}

test('with nothing set, no host is asked and no private sheet is read', () => {
  expect(parseEnv({}).sources).toEqual(NO_OUTSIDE_SOURCES)
})

test('a key is taken as Google gives it out, also with its line ends written as \\n', () => {
  const expected = { email: ACCOUNT.client_email, privateKey: KEY }
  const pasted = JSON.stringify({ ...ACCOUNT, private_key: KEY.replaceAll('\n', '\\n') })
  for (const text of [JSON.stringify(ACCOUNT), pasted])
    expect(parseEnv({ GOOGLE_SERVICE_ACCOUNT: text }).sources.google).toEqual(expected)
})

test('allowed hosts are names with commas between them', () => {
  const { allowedHosts } = parseEnv({ ALLOWED_SOURCE_HOSTS: 'Files.example.com, data.example.org' }).sources
  expect(allowedHosts).toEqual(['files.example.com', 'data.example.org'])
})

test.each([
  [{ GOOGLE_SERVICE_ACCOUNT: 'reader@x.com' }, 'GOOGLE_SERVICE_ACCOUNT must be the JSON'],
  [{ GOOGLE_SERVICE_ACCOUNT: '{"client_email":"a@b.c"}' }, 'GOOGLE_SERVICE_ACCOUNT must be the JSON'],
  [{ ALLOWED_SOURCE_HOSTS: '10.0.0.1' }, 'ALLOWED_SOURCE_HOSTS must be names of hosts'],
  [{ ALLOWED_SOURCE_HOSTS: 'localhost' }, 'ALLOWED_SOURCE_HOSTS must be names of hosts'],
  [{ ALLOWED_SOURCE_HOSTS: 'https://a.example' }, 'ALLOWED_SOURCE_HOSTS must be names of hosts'],
])('%o is refused with a sentence', (variables, sentence) => {
  expect(() => parseEnv(variables)).toThrow(sentence)
})
