import { expect, test } from 'vitest'
import { createRateLimit } from '../../edge/rate-limit.ts'

test('calls in hand are used up, and come back evenly', () => {
  let at = 0
  const limit = createRateLimit({ perMinute: 6, now: () => new Date(at) })
  for (let i = 0; i < 6; i++) limit('maria')
  expect(() => limit('maria')).toThrow('Too many requests. Try again in 10 s.')
  limit('james')
  at = 9_000
  expect(() => limit('maria')).toThrow('Try again in 1 s.')
  at = 10_000
  limit('maria')
  expect(() => limit('maria')).toThrow('Try again in 10 s.')
})
