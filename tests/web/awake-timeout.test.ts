import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { awakeTimeout } from '../../web/awake-timeout.ts'

function beBusy(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('an answer that came while the page was busy is heard before patience ends', async () => {
  const heard: string[] = []
  awakeTimeout(300, () => heard.push('patience ended'))
  setTimeout(() => heard.push('answer'), 310)
  beBusy(600)
  await sleep(600)
  expect(heard).toEqual(['answer', 'patience ended'])
})

test('patience ends after its time, never before, and not at all once it is ended or has no end', async () => {
  const from = performance.now()
  const waited = await new Promise<number>((resolve) => {
    awakeTimeout(600, () => resolve(performance.now() - from))
  })
  expect(waited).toBeGreaterThanOrEqual(595)
  let calls = 0
  awakeTimeout(50, () => calls++)()
  awakeTimeout(Number.POSITIVE_INFINITY, () => calls++)()
  await sleep(150)
  expect(calls).toBe(0)
})
