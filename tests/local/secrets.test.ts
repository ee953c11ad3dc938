import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSecrets, readSecrets } from '../../edge/local/secrets.ts'

test('a data folder gets its secrets once, for its owner alone', () => {
  const folder = emptyFolder()
  expect(readSecrets(folder)).toBeUndefined()
  const secrets = openSecrets(folder)
  expect(openSecrets(folder)).toEqual(secrets)
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  expect(new Set(Object.values(secrets)).size).toBe(4)
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
