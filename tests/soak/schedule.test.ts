import { expect, test } from 'vitest'
import { drawRound } from './schedule.ts'

const SHAPE = { steps: 48, ms: 25_000, pages: 3, visitors: 2 }

test('a seed draws the same steps every time, other steps every round, and another seed draws others', () => {
  const first = drawRound(7, 0, SHAPE)
  expect(drawRound(7, 0, SHAPE)).toEqual(first)
  const actions = (steps: typeof first) => steps.map(({ action }) => action)
  expect(actions(drawRound(7, 1, SHAPE))).not.toEqual(actions(first))
  expect(actions(drawRound(8, 0, SHAPE))).not.toEqual(actions(first))
})

test('a short round has every kind of write and fault but the kill of Postgres', () => {
  const kinds = drawRound(1, 0, { ...SHAPE, steps: 21 }).map(({ action }) => action.kind)
  expect(new Set(kinds)).toEqual(
    new Set([
      ...['edit', 'roll-back', 'remove', 'put-back', 'small-import', 'bulk-import', 'failing-import'],
      ...['bulk-roll-back', 'snapshot', 'reload', 'offline', 'no-book', 'kill-zero', 'note', 'comp'],
    ]),
  )
})
