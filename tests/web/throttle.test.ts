import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from '../../web/throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first value is taken at once, then the newest of each stretch of time, and the last is never lost', () => {
  const taken: number[] = []
  const take = throttle((value: number) => taken.push(value), 100)
  take(1)
  expect(taken).toEqual([1])
  take(2)
  take(3)
  vi.advanceTimersByTime(99)
  expect(taken).toEqual([1])
  vi.advanceTimersByTime(1)
  expect(taken).toEqual([1, 3])
  vi.advanceTimersByTime(1_000)
  take(4)
  expect(taken).toEqual([1, 3, 4])
})
