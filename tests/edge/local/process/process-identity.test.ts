import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { endProcess, identify, isAlive } from '../../../../edge/local/process/process-identity.ts'

test('a process is known by its number and its birth', () => {
  const self = identify(process.pid)
  expect(self?.pid).toBe(process.pid)
  expect(isAlive({ pid: process.pid, born: self?.born ?? '' })).toBe(true)
  expect(isAlive({ pid: process.pid, born: 'earlier' })).toBe(false)
})

test('a process that ignores the first signal is ended by the next', async () => {
  const child = spawn('sh', ['-c', "trap '' TERM; echo ready; while :; do sleep 0.05; done"])
  await once(child.stdout, 'data')
  const identity = identify(child.pid ?? 0)
  if (identity === undefined) throw new Error('not started')
  const ended = await endProcess(identity, [
    ['SIGTERM', 100],
    ['SIGKILL', 2000],
  ])
  expect([ended, identify(identity.pid)]).toEqual([true, undefined])
})

test.skipIf(process.platform !== 'linux')(
  'a zombie is dead, though its number answers (only Linux shows it)',
  async () => {
    // The shell becomes a program that never collects its child.
    const parent = spawn('sh', ['-c', 'sleep 0.02 & echo $!; exec sleep 30'])
    const [line] = await once(parent.stdout, 'data')
    const pid = Number(line)
    while (!/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))) await delay(10)
    expect(process.kill(pid, 0)).toBe(true)
    expect(identify(pid)).toBeUndefined()
    parent.kill()
  },
)
