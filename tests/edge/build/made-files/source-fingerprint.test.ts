import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fingerprint } from '../../../../edge/build/made-files/source-fingerprint.ts'

test('it changes with every content and name, and with nothing else', () => {
  const root = mkdtempSync(join(tmpdir(), 'clearheight-fingerprint-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'web/deep'), { recursive: true })
  const seen: string[] = []
  const look = () => seen.push(fingerprint(root, ['web', 'package-lock.json', 'not-there']))
  look()
  writeFileSync(join(root, 'web/deep/a.ts'), 'one')
  look()
  writeFileSync(join(root, 'web/deep/a.ts'), 'two')
  look()
  renameSync(join(root, 'web/deep/a.ts'), join(root, 'web/deep/b.ts'))
  look()
  writeFileSync(join(root, 'package-lock.json'), '{}')
  look()
  expect(new Set(seen).size).toBe(seen.length)
  writeFileSync(join(root, 'README.md'), 'elsewhere')
  writeFileSync(join(root, 'package-lock.json'), '{}')
  look()
  expect(seen.at(-1)).toBe(seen.at(-2))
})
