import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  openSecrets,
  readSecrets,
  renewSessionSecret,
  sessionCookieOf,
  sessionSecretsOf,
} from '../../../../edge/local/data/secrets.ts'

test('a data folder gets its secrets once, for its owner alone', () => {
  const folder = emptyFolder()
  expect(readSecrets(folder)).toBeUndefined()
  const secrets = openSecrets(folder)
  expect(openSecrets(folder)).toEqual(secrets)
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  expect(new Set(Object.values(secrets)).size).toBe(7)
})

test('a folder of before keeps the secrets it has, and gets those that were added since', () => {
  const folder = emptyFolder()
  const { appPassword: _app, zeroPassword: _zero, cookieId, ...older } = openSecrets(folder)
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify(older))
  const secrets = openSecrets(folder)
  // The cookies that browsers have keep their name.
  expect(secrets).toMatchObject({ ...older, cookieId })
  expect(new Set(Object.values(secrets)).size).toBe(7)
  expect(openSecrets(folder)).toEqual(secrets)
  expect(readdirSync(folder)).toEqual(['secrets.json'])
})

test('two products have cookies of two names, each the same at every start and saying nothing of a secret', () => {
  const folders = [emptyFolder(), emptyFolder()]
  const names = folders.map((folder) => sessionCookieOf(openSecrets(folder)))
  expect(new Set(names).size).toBe(2)
  expect(folders.map((folder) => sessionCookieOf(openSecrets(folder)))).toEqual(names)
  expect(names[0]).toMatch(/^clearheight_session_[0-9a-f]{12}$/)
  const { cookieId: _, ...secret } = openSecrets(folders[0] as string)
  expect(JSON.stringify(secret)).not.toContain(names[0]?.slice(-12))
})

test('a new secret for sessions comes first, the one before stays good, and the cookie keeps its name', () => {
  const folder = emptyFolder()
  const [first] = sessionSecretsOf(openSecrets(folder))
  const name = sessionCookieOf(openSecrets(folder))
  renewSessionSecret(folder)
  const [second, former] = sessionSecretsOf(openSecrets(folder))
  expect([former, second === first]).toEqual([first, false])
  renewSessionSecret(folder)
  expect(sessionSecretsOf(openSecrets(folder)).slice(1)).toEqual([second])
  expect(sessionCookieOf(openSecrets(folder))).toBe(name)
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('damaged secrets are named and not replaced', () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'secrets.json'), '{"postgresPassword":"short"')
  expect(() => openSecrets(folder)).toThrow(`${join(folder, 'secrets.json')} is damaged.`)
})

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clearheight-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
