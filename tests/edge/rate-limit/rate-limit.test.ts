import { expect, test } from 'vitest'
import { createRateLimit, tooMany } from '../../../edge/rate-limit/rate-limit.ts'

test('calls in hand are used up, and come back evenly', () => {
  let at = 0
  const limit = createRateLimit({ atOnce: 6, perMinute: 6 }, () => new Date(at))
  for (let i = 0; i < 6; i++) expect(limit('maria')).toBeNull()
  expect(limit('maria')).toBe(10_000)
  expect(limit('james')).toBeNull()
  at = 9_000
  expect(limit('maria')).toBe(1_000)
  at = 10_000
  expect(limit('maria')).toBeNull()
  expect(limit('maria')).toBe(10_000)
})

test('a call can cost more than one, and give back what it did not cost', () => {
  const limit = createRateLimit({ atOnce: 100, perMinute: 60 }, () => new Date(0))
  expect([limit('maria', 80), limit('maria', 30), limit('maria', -20), limit('maria', 30)]).toEqual([
    null,
    10_000,
    null,
    null,
  ])
  limit('maria', -1_000)
  expect(limit('maria', 101)).toBe(1_000)
})

test('the refusal says in whole seconds when to come back', () => {
  expect(tooMany(1)).toMatchObject({
    message: 'Too many requests. Try again in 1 s.',
    headers: { 'Retry-After': '1' },
  })
  expect(tooMany(10_001)).toMatchObject({ headers: { 'Retry-After': '11' } })
})
