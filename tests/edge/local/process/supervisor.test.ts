import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { StartProblem } from '../../../../edge/errors/start-problem.ts'
import { type OwnedProcess, startOwnedProcess } from '../../../../edge/local/process/owned-process.ts'
import { isAlive } from '../../../../edge/local/process/process-identity.ts'
import { type Keeper, type Kept, keepRunning } from '../../../../edge/local/process/supervisor.ts'

const FAST = { firstMs: 5, longestMs: 20 }
/** No test outlasts this pause. */
const SLOW = { firstMs: 1e6, longestMs: 1e6 }

let folder: string
let started: OwnedProcess[]
let said: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clearheight-supervisor-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  started = []
  said = []
})

test('a child that ends is started again, each time', async () => {
  const keeper = await keep(() => shell('exit 3'))
  await expect.poll(() => started.length).toBeGreaterThan(3)
  await keeper.stop()
  expect(said.slice(0, 3)).toEqual([
    'The child ended (exit code 3). It is started again.',
    'The child is back.',
    'The child ended (exit code 3). It is started again.',
  ])
})

test('a start that fails is said, in its own words only where they are meant for people, and tried again', async () => {
  let tries = 0
  const keeper = await keep(async () => {
    tries++
    if (tries === 2) throw new StartProblem('There is no room.')
    if (tries === 3) throw new Error('insert into note')
    return await shell(tries === 1 ? 'exit 0' : 'sleep 30')
  })
  await expect.poll(() => said.at(-1)).toBe('The child is back.')
  await keeper.stop()
  expect(said).toEqual([
    'The child ended (exit code 0). It is started again.',
    'There is no room.',
    expect.stringMatching(/^The child did not start: Error at edge\/[^']+\.$/),
    'The child is back.',
  ])
})

test('what the first start throws is thrown', async () => {
  await expect(keep(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
})

test('stopping ends the child and starts no other, even when one was just being started', async () => {
  const keeper = await keep(async () => {
    if (started.length > 0) await delay(50)
    return await shell(started.length === 0 ? 'exit 0' : 'sleep 30')
  })
  await expect.poll(() => said.length).toBe(1)
  await delay(20)
  await keeper.stop()
  const count = started.length
  await delay(100)
  expect([started.length, started.map(({ identity }) => isAlive(identity))]).toEqual([
    count,
    started.map(() => false),
  ])
})

test('a child that is renewed is ended and started without the pause, and says only that it is back', async () => {
  const keeper = await keep(() => shell('sleep 30'), SLOW)
  await keeper.renew()
  await expect.poll(() => said).toEqual(['The child is back.'])
  expect(started.map(({ identity }) => isAlive(identity))).toEqual([false, true])
  await keeper.stop()
})

test('to renew ends the pause before the next start, and gives up a start that lasts', async () => {
  let tries = 0
  const keeper = await keep(async (givenUp) => {
    tries++
    if (tries === 2) await once(givenUp, 'abort')
    givenUp.throwIfAborted()
    return await shell(tries === 1 ? 'exit 0' : 'sleep 30')
  }, SLOW)
  await expect.poll(() => said.length).toBe(1)
  await keeper.renew()
  await expect.poll(() => tries).toBe(2)
  await keeper.renew()
  await expect.poll(() => said.at(-1)).toBe('The child is back.')
  await keeper.stop()
})

function keep(start: Kept['start'], delays = FAST): Promise<Keeper> {
  const kept = {
    name: 'The child',
    start,
    ending: [['SIGTERM', 1000]] as const,
    stopping: new AbortController().signal,
    say: (line: string) => said.push(line),
  }
  return keepRunning(kept, delays)
}

async function shell(script: string): Promise<OwnedProcess> {
  const env = { PATH: process.env.PATH }
  const child = await startOwnedProcess('/bin/sh', ['-c', script], {
    cwd: '/',
    env,
    logFile: join(folder, 'log'),
  })
  started.push(child)
  return child
}
