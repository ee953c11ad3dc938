import { expect, test } from 'vitest'
import {
  DEFAULT_AUTO_REFRESH,
  readAutoRefresh,
  untilRefresh,
  writeAutoRefresh,
} from '../../../web/sync-run/auto-refresh-config.ts'

const MINUTE = 60_000

/** A browser's storage that holds one text. */
function storage(text: string | null = null) {
  let held = text
  return {
    getItem: () => held,
    setItem(_key: string, value: string) {
      held = value
    },
  }
}

test('the settings of auto-refresh are stored once they are first read', () => {
  const kept = storage()
  readAutoRefresh(kept)
  expect(JSON.parse(kept.getItem() ?? '')).toEqual({ enabled: true, interval: 15, lastRefresh: null })
})

test('what the browser remembers of auto-refresh is read again, and what cannot be read is the default', () => {
  const kept = storage()
  expect(readAutoRefresh(kept)).toEqual({ enabled: true, interval: 15, lastRefresh: null })
  const off = { enabled: false, interval: 30, lastRefresh: 5 }
  writeAutoRefresh(kept, off)
  expect(readAutoRefresh(kept)).toEqual(off)
  for (const bad of [
    '{',
    '{}',
    '{"enabled":1,"interval":15,"lastRefresh":null}',
    '{"enabled":true,"interval":-5}',
  ]) {
    expect(readAutoRefresh(storage(bad))).toEqual(DEFAULT_AUTO_REFRESH)
  }
})

test('a refresh is due an interval after the last, or after the page was opened, whichever is later', () => {
  const every = (lastRefresh: number | null, now: number) =>
    untilRefresh({ enabled: true, interval: 15, lastRefresh }, 0, now)
  expect(every(null, 0)).toBe(15 * MINUTE)
  expect(every(10 * MINUTE, 12 * MINUTE)).toBe(13 * MINUTE)
  expect(every(10 * MINUTE, 40 * MINUTE)).toBe(0)
  expect(untilRefresh({ enabled: false, interval: 15, lastRefresh: null }, 0, 40 * MINUTE)).toBe(null)
})
