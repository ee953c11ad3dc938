import { expect, test } from 'vitest'
import { minuteHere } from '../../../sync/domain/dates/moments.ts'
import { lastVisitOf, noteVisit } from '../../../web/data/last-visit.ts'

const MINUTE_MS = 60_000
const BEGIN = Date.UTC(2026, 10, 18, 9)

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

test('the last visit is the end of the one before, which an absence of half an hour ended', () => {
  const kept = storage()
  for (const minutes of [0, 10, 35, 60]) noteVisit(kept, 'maria', BEGIN + minutes * MINUTE_MS)
  expect(lastVisitOf(kept, 'maria', BEGIN + 60 * MINUTE_MS)).toBeUndefined()
  // Before the new visit is noted, too.
  expect(lastVisitOf(kept, 'maria', BEGIN + 91 * MINUTE_MS)).toBe(
    minuteHere(new Date(BEGIN + 60 * MINUTE_MS)),
  )
  for (const minutes of [91, 100, 129]) {
    noteVisit(kept, 'maria', BEGIN + minutes * MINUTE_MS)
    expect(lastVisitOf(kept, 'maria', BEGIN + minutes * MINUTE_MS)).toBe(
      minuteHere(new Date(BEGIN + 60 * MINUTE_MS)),
    )
  }
  noteVisit(kept, 'maria', BEGIN + 600 * MINUTE_MS)
  expect(lastVisitOf(kept, 'maria', BEGIN + 600 * MINUTE_MS)).toBe(
    minuteHere(new Date(BEGIN + 129 * MINUTE_MS)),
  )
})

test('nobody has the last visit of somebody else, and what cannot be read is none', () => {
  const kept = storage()
  noteVisit(kept, 'maria', BEGIN)
  noteVisit(kept, 'maria', BEGIN + 40 * MINUTE_MS)
  noteVisit(kept, 'james', BEGIN + 41 * MINUTE_MS)
  expect(lastVisitOf(kept, 'james', BEGIN + 41 * MINUTE_MS)).toBeUndefined()
  kept.setItem('clearheight-visit-maria', '{"seen":"yesterday"}')
  expect(lastVisitOf(kept, 'maria', BEGIN)).toBeUndefined()
})
