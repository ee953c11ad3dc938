import { expect, test } from 'vitest'
import { createJudge } from './judge.ts'
import type { StampedRow } from './stamped-rows.ts'

const pair = (name: string, stamp: number | null): StampedRow[] =>
  ['A', 'B'].map((side) => ({ id: `${name}${side}`, stamp: stamp === null ? null : `${name} @${stamp}` }))

function afterThree() {
  const judge = createJudge()
  judge.commit([...pair('x', 1), ...pair('y', 1)])
  judge.commit(pair('x', 2))
  judge.commit(pair('y', null))
  return judge
}

const kindsOf = (publishes: readonly (readonly StampedRow[])[]) => {
  const judge = afterThree()
  for (const changed of publishes) judge.publish({ visit: 'v', changed }, 'step 1')
  return judge.judge().faults.map(({ kind }) => kind)
}

test('a visit that shows states of Postgres in their order, some of them left out, is sound', () => {
  expect(kindsOf([[], [...pair('x', 1), ...pair('y', 1)], pair('x', 2), pair('y', null)])).toEqual([])
  expect(kindsOf([[], [...pair('x', 2)]])).toEqual([])
})

test('a state that Postgres never had is mixed: half a transaction, two transactions swapped, one rolled back', () => {
  const all = [...pair('x', 1), ...pair('y', 1)]
  expect(kindsOf([all, pair('x', 2).slice(0, 1)])).toEqual(['mixed'])
  expect(kindsOf([all, pair('y', null)])).toEqual(['mixed'])
  expect(kindsOf([all, pair('x', 9)])).toEqual(['mixed'])
})

test('an older state after a newer one is a step back within a visit, and none in the next visit', () => {
  const old = [...pair('x', 1), ...pair('y', 1)]
  expect(kindsOf([old, pair('x', 2), pair('x', 1)])).toEqual(['step back'])
  const judge = afterThree()
  judge.publish({ visit: 'v1', changed: pair('x', 2) }, 'step 1')
  judge.publish({ visit: 'v2', changed: old }, 'step 1')
  expect(judge.judge()).toEqual({ checked: 2, faults: [] })
})

test('what a page opens with is of one state, and nothing older follows it', () => {
  const [all, later] = [[...pair('x', 1), ...pair('y', 1)], pair('x', 2)]
  const kinds = (found: number, first: readonly StampedRow[], next: readonly StampedRow[]) => {
    const judge = afterThree()
    judge.publish({ visit: 'v', found, first }, 'step 1')
    judge.publish({ visit: 'v', changed: next }, 'step 1')
    return judge.judge().faults.map(({ kind }) => kind)
  }
  expect([kinds(4, all.slice(0, 3), all), kinds(2, later.slice(0, 1), later)]).toEqual([[], []])
  expect(kinds(4, later, all)).toEqual(['step back'])
  expect([kinds(3, later, later), kinds(2, all, later), kinds(2, pair('x', 9), later)]).toEqual([
    ['mixed'],
    ['mixed'],
    ['mixed'],
  ])
})
