import { expect, test } from 'vitest'
import { UNCONFIRMED_SEQ } from '../../../../sync/book/unconfirmed-seq.ts'
import { stateOf } from '../../../../web/data/sync/book-commit.ts'

test('what this browser wrote makes no state newer, so that a refusal can take it away again', () => {
  const row = { id: 'a', row: null }
  expect(stateOf({ snapshotSeq: 5, tail: [] })).toBe(5)
  expect(stateOf({ snapshotSeq: 5, tail: [{ ...row, changeSeq: 7 }] })).toBe(7)
  expect(stateOf({ snapshotSeq: 5, tail: [{ ...row, changeSeq: UNCONFIRMED_SEQ }] })).toBe(5)
})
