import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROJECT } from '../../edge/settings/project.ts'
import { ASKED_TWICE } from '../asked-twice.ts'

/** What asks the app, and is about one host. */
const OF_ONE_HOST: Readonly<Record<string, string>> = {
  'tests/edge/local/bucket/files-here.pg.test.ts': 'On Node files may be kept in a bucket as well.',
  'tests/edge/local/server-day.pg.test.ts': 'The Worker has no time zone of its own.',
  'tests/edge/maps/routes.pg.test.ts':
    'The file of the map is replaced and cut short under a running server.',
  'tests/edge/rate-limit/limits.pg.test.ts': 'The Worker lets the platform count: costly-calls.workerd.',
  'tests/edge/security-headers.pg.test.ts': 'It asks both hosts itself.',
  'tests/edge/zero/database-away.pg.test.ts':
    'A pool of connections is cut, and the Worker has one for each request.',
  'tests/edge/zero/many-machines.pg.test.ts': 'It is about several machines of zero-cache.',
}

test('a test that asks the app asks both hosts, or says why not', () => {
  const twice = new Set(globSync([...ASKED_TWICE], { cwd: PROJECT }))
  const asking = globSync('tests/edge/**/*.pg.test.ts', { cwd: PROJECT }).filter((file) =>
    /\bappUnderTest\(/.test(readFileSync(`${PROJECT}/${file}`, 'utf8')),
  )
  const once = asking.filter((file) => !twice.has(file))
  expect(once.toSorted()).toEqual(Object.keys(OF_ONE_HOST))
  expect(ASKED_TWICE.filter((pattern) => globSync(pattern, { cwd: PROJECT }).length === 0)).toEqual([])
})
