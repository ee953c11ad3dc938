import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSecrets, readSecrets, sessionCookieOf } from '../../../edge/local/data/secrets.ts'

test('a data folder gets its secrets once, for its owner alone', () => {
  const folder = emptyFolder()
  expect(readSecrets(folder)).toBeUndefined()
  const secrets = openSecrets(folder)
  expect(openSecrets(folder)).toEqual(secrets)
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  expect(new Set(Object.values(secrets)).size).toBe(6)
})

test('a folder of before keeps the secrets it has, and gets those that were added since', () => {
  const folder = emptyFolder()
  const { appPassword: _app, zeroPassword: _zero, ...older } = openSecrets(folder)
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify(older))
  const secrets = openSecrets(folder)
  expect(secrets).toMatchObject(older)
  expect(new Set(Object.values(secrets)).size).toBe(6)
  expect(openSecrets(folder)).toEqual(secrets)
  expect(readdirSync(folder)).toEqual(['secrets.json'])
})

test('two products have cookies of two names, each the same at every start and saying nothing of a secret', () => {
  const folders = [emptyFolder(), emptyFolder()]
  const names = folders.map((folder) => sessionCookieOf(openSecrets(folder)))
  expect(new Set(names).size).toBe(2)
  expect(folders.map((folder) => sessionCookieOf(openSecrets(folder)))).toEqual(names)
  expect(names[0]).toMatch(/^clearheight_session_[0-9a-f]{12}$/)
  expect(JSON.stringify(openSecrets(folders[0] as string))).not.toContain(names[0]?.slice(-12))
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
