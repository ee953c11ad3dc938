import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ZERO_EVERYWHERE } from '../../../edge/local/zero/zero-cache.ts'
import { PROJECT } from '../../../edge/settings/project.ts'
import { namesToFillIn, serviceOf } from './compose-services.ts'

function ofCompose(): Record<string, string> {
  const values = Object.fromEntries(namesToFillIn().map((name) => [name, 'value']))
  return serviceOf('zero-cache', values).environment
}

function ofFly(): Record<string, string> {
  const file = readFileSync(join(PROJECT, 'edge/deploy/fly.toml'), 'utf8')
  const [, block = ''] = /^\[env\]\n((?:#.*\n|\w.*\n)+)/m.exec(file) ?? []
  return Object.fromEntries(
    Array.from(block.matchAll(/^(\w+) = "(.*)"$/gm), ([, key = '', value = '']) => [key, value]),
  )
}

test.each([
  ['compose.yaml', ofCompose()],
  ['fly.toml', ofFly()],
])('zero-cache of %s is told what that of one machine is told', (_file, environment) => {
  expect(environment).toMatchObject(ZERO_EVERYWHERE)
})

test.each([
  ['compose.yaml', ofCompose()],
  ['fly.toml', ofFly()],
])('zero-cache of %s has a name that it cannot take for an option', (_file, environment) => {
  expect(environment.ZERO_TASK_ID).toMatch(/^[a-z]/)
})

test('zero-cache has as small a heap in every deployment as that of one machine', () => {
  const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8')
  const [, list = ''] = /^const SMALL_HEAP = \[(.+)\]$/m.exec(read('edge/local/launch.mjs')) ?? []
  const flags = list.split(', ').map((quoted) => quoted.slice(1, -1))
  expect(flags.length).toBeGreaterThan(1)
  const [, ofFly = ''] = /^sync = "(.+)"$/m.exec(read('edge/deploy/fly.toml')) ?? []
  const values = Object.fromEntries(namesToFillIn().map((name) => [name, 'value']))
  for (const command of [serviceOf('zero-cache', values).command, ofFly.split(' ')])
    expect(command).toEqual(expect.arrayContaining(flags))
})
