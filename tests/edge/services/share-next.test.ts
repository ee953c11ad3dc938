import { expect, test } from 'vitest'
import { shareNext } from '../../../edge/services/share-next.ts'

/** A source whose reads end when told to, each with what was written when it began. */
function slowSource() {
  let written = 0
  const ends: (() => void)[] = []
  const read = shareNext(async () => {
    const seen = written
    await new Promise<void>((resolve) => ends.push(resolve))
    return seen
  })
  return {
    read,
    write: () => written++,
    async endNext() {
      await expect.poll(() => ends.length).toBeGreaterThan(0)
      ends.shift()?.()
    },
  }
}

test('who asks while a read is under way shares the next read, and is told what was written before they asked', async () => {
  const { read, write, endNext } = slowSource()
  const first = read()
  write()
  const second = read()
  const third = read()
  await endNext()
  expect(await first).toBe(0)
  await endNext()
  expect(await Promise.all([second, third])).toEqual([1, 1])
})

test('a read that fails fails those that shared it, and the next one is made', async () => {
  let runs = 0
  const read = shareNext(async () => {
    runs++
    if (runs === 1) throw new Error('The database is away.')
    return runs
  })
  const [first, second] = await Promise.allSettled([read(), read()])
  expect(first.status).toBe('rejected')
  expect(second).toEqual({ status: 'fulfilled', value: 2 })
  expect(await read()).toBe(3)
})
