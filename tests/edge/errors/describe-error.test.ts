import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { describeError } from '../../../edge/errors/describe-error.ts'
import { callOut } from '../../../edge/outbound/call-out.ts'
import { PROJECT } from '../../../edge/settings/project.ts'
import { removeScratchFolder, scratchFolder } from '../../scratch-folder.ts'

const SECRET = 'the seller is desperate'

test('names the kinds, codes and causes of an error, and nothing of its statement or its values', () => {
  const cause = new pg.DatabaseError(`value "${SECRET}" is too long`, 0, 'error')
  cause.code = '22001'
  const failed = new DrizzleQueryError(`insert into note values ('${SECRET}')`, [SECRET], cause)
  expect(describeError(failed)).toMatch(/^Error, error 22001/)
  expect(describeError(failed)).not.toContain(SECRET)
  expect(describeError(Object.assign(new TypeError(SECRET), { code: `${SECRET}!` }))).toMatch(
    /^TypeError( at|$)/,
  )
})

test('names the places in our own code, wherever the folder lies', async () => {
  const refused = await callOut({} as never, new URL('http://localhost'), { hosts: [] }).catch((e) => e)
  expect(describeError(refused)).toMatch(/^Error at edge\/outbound\/call-out\.ts:\d+(, |$)/)
})

test('a project in a folder named like one of its own is not named with it', async () => {
  const folder = await scratchFolder()
  onTestFinished(() => removeScratchFolder(folder))
  const copy = join(folder, 'comps-web/edge/errors/describe-error.ts')
  mkdirSync(dirname(copy), { recursive: true })
  copyFileSync(join(PROJECT, 'edge/errors/describe-error.ts'), copy)
  const { describeError: copied } = (await import(copy)) as { describeError: typeof describeError }
  const error = new Error('x')
  error.stack = `Error: x\n    at async f (${pathToFileURL(join(folder, 'comps-web/edge/notes/routes.ts'))}:40:12)`
  expect(copied(error)).toBe('Error at edge/notes/routes.ts:40')
})

test('reads no place from a message that looks like a stack', () => {
  const error = new Error('x\n    at edge/secret/file.ts:1:1')
  expect(describeError(error)).not.toContain('secret')
})

test('says what was thrown where it is no error, and ends where causes go in a circle', () => {
  expect(describeError(SECRET)).toBe('thrown string')
  expect(describeError(null)).toBe('thrown null')
  const round = new Error('round')
  round.cause = round
  expect(describeError(round)).toMatch(/^Error, Error, Error, Error, Error( at|$)/)
})
