import { expect, test } from 'vitest'
import { createTabLock } from '../../../web/data/tab-lock.ts'

test('the next begins when the first has ended, however it ends', async () => {
  const first = createTabLock(navigator.locks, 'ends')
  const second = createTabLock(navigator.locks, 'ends')
  const order: string[] = []
  const failing = first.run(async () => {
    order.push('first begins')
    await new Promise((resolve) => setTimeout(resolve, 20))
    order.push('first ends')
    throw new Error('It went wrong.')
  })
  const waiting = second.run(async () => order.push('second'))
  await expect(failing).rejects.toThrow('It went wrong.')
  await waiting
  expect(order).toEqual(['first begins', 'first ends', 'second'])
})

test('who does not want to wait is told that another is at it', async () => {
  const one = createTabLock(navigator.locks, 'busy')
  const other = createTabLock(navigator.locks, 'busy')
  const seen = await one.run(() => other.runIfFree(async () => 'done'))
  expect([seen, await other.runIfFree(async () => 'done')]).toEqual([null, 'done'])
})

test('a tab that never lets go is not waited for for ever', async () => {
  let letGo = () => {}
  const held = navigator.locks.request('asleep', () => new Promise<void>((resolve) => (letGo = resolve)))
  expect(await createTabLock(navigator.locks, 'asleep', 20).run(async () => 'alone')).toBe('alone')
  letGo()
  await held
})

test('without locks each works alone', async () => {
  const alone = createTabLock(undefined, 'none')
  expect([await alone.run(async () => 1), await alone.runIfFree(async () => 2)]).toEqual([1, 2])
})
