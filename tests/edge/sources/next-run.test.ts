import { expect, test } from 'vitest'
import { afterFailure, afterSuccess } from '../../../edge/sources/next-run.ts'

const NOW = new Date('2026-11-23T08:00:00Z')
const minutesTo = (at: Date | null) => at && (at.getTime() - NOW.getTime()) / 60_000
const none = () => 0
const most = () => 1

test('a source is read again after its hours and up to five minutes, and one without hours never', () => {
  expect(minutesTo(afterSuccess(24, NOW, none))).toBe(24 * 60)
  expect(minutesTo(afterSuccess(24, NOW, most))).toBe(24 * 60 + 5)
  expect(afterSuccess(null, NOW)).toBeNull()
  expect(afterFailure(null, 1, NOW)).toBeNull()
})

test('after failures it is read sooner, then less and less often, and never less often than usual', () => {
  const waits = [1, 2, 3, 4, 5].map((tries) => minutesTo(afterFailure(24, tries, NOW, none)))
  expect(waits).toEqual([15, 60, 4 * 60, 24 * 60, 24 * 60])
  expect(minutesTo(afterFailure(1, 3, NOW, none))).toBe(60)
})
