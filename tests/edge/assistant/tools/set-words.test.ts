import { expect, test } from 'vitest'
import { criteriaWords } from '../../../../edge/assistant/tools/set-words.ts'
import type { FieldName } from '../../../../sync/domain/fields.ts'

test.each<[field: FieldName, not: boolean, words: string]>([
  ['rentPerSf', true, 'without a stated rent'],
  ['rentPerSf', false, 'with a stated rent'],
  ['clearHeight', true, 'without a stated clear height'],
  ['dockDoors', false, 'with stated dock doors'],
  ['zip', true, 'without a stated ZIP'],
  ['buildingClass', true, 'without a stated class'],
  ['status', false, 'with a stated status'],
  ['expiration', true, 'without a stated expiration'],
])('of %s (denied: %j) an answer says “%s”', (field, not, words) => {
  expect(criteriaWords([{ kind: 'stated', field, not }])).toBe(words)
})
