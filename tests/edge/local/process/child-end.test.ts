import { spawn } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { childEnd } from '../../../../edge/local/process/child-end.ts'

/** A Node process that runs a script, as our own children are started. */
function run(script: string, ...options: string[]) {
  return spawn(process.execPath, [...options, '-e', script], { stdio: ['ignore', 'ignore', 'pipe'] })
}
const killed = (signal: string) => run(`process.kill(process.pid, '${signal}'); setInterval(() => {}, 1000)`)
const never = () => 0

test.each([
  ['itself', () => run('process.exit(3)'), { by: 'itself', code: 3 }],
  ['itself, with an error', () => run('throw new Error("x")'), { by: 'itself', code: 1 }],
  ['a signal of somebody', () => killed('SIGTERM'), { by: 'signal', signal: 'SIGTERM' }],
  ['a kill of somebody', () => killed('SIGKILL'), { by: 'signal', signal: 'SIGKILL' }],
  ['a crash', () => killed('SIGSEGV'), { by: 'crash', signal: 'SIGSEGV' }],
  [
    'an abort for another reason than memory',
    () => run('process.abort()'),
    { by: 'crash', signal: 'SIGABRT' },
  ],
] as const)('the end of a process by %s is told', async (_by, start, end) => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(await childEnd(start(), never)).toEqual(end)
  written.mockRestore()
})

test('a process that reaches the limit of its memory is told from one that crashes, and what it wrote is passed on', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const hungry = run(
    'const kept = []; for (;;) kept.push(new Array(1000).fill({}))',
    '--max-old-space-size=20',
  )
  expect(await childEnd(hungry, never)).toEqual({ by: 'its memory limit' })
  expect(written.mock.calls.join('')).toContain('heap out of memory')
  written.mockRestore()
})

test('a process that the kernel kills for want of memory is told from one that somebody kills', async () => {
  let kills = 4
  expect(await childEnd(killed('SIGKILL'), () => kills++)).toEqual({ by: 'kernel' })
})
