import { expect, test } from 'vitest'
import { createShareReading } from '../../../edge/services/share-reading.ts'

test('those who ask the same meanwhile share the next reading, and others do not', async () => {
  const share = createShareReading()
  const ends: (() => void)[] = []
  const begun: string[] = []
  const ask = (key: string) =>
    share(key, async () => {
      begun.push(key)
      await new Promise<void>((resolve) => ends.push(resolve))
      return `${key} ${begun.length}`
    })
  const asked = [ask('a'), ask('a'), ask('a'), ask('b')]
  expect(begun).toEqual(['a', 'b'])
  for (let end = 0; end < 3; end++) {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    ends.shift()?.()
  }
  await Promise.all(asked)
  expect(begun).toEqual(['a', 'b', 'a'])
})

test('what was read is not kept once everybody has it', async () => {
  const share = createShareReading()
  let now = 1
  expect(await share('a', async () => now)).toBe(1)
  now = 2
  expect(await share('a', async () => now)).toBe(2)
})

test('a reading that fails fails those who shared it, and the next is made', async () => {
  const share = createShareReading()
  let times = 0
  const ask = () =>
    share('a', async () => {
      times++
      if (times === 1) throw new Error('The database is away.')
      return times
    })
  const [first, second] = await Promise.allSettled([ask(), ask()])
  expect(first.status).toBe('rejected')
  expect(second).toEqual({ status: 'fulfilled', value: 2 })
  expect(await ask()).toBe(3)
})
