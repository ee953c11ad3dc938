import { expect, test } from 'vitest'
import { fieldChanges } from '../../../edge/history/field-changes.ts'

test('a change is told in the words of its field, and not by the moments that the store keeps of it', () => {
  const before = { rentPerSf: 0.56, rentChangedAt: 1_795_700_127_010, changedAt: null }
  const after = { rentPerSf: 0.54, rentChangedAt: 1_795_700_130_130, changedAt: 1_795_700_130_130 }
  expect(fieldChanges(before, after)).toEqual([
    { field: 'rentPerSf', label: 'Rent', before: '$0.56/SF/mo', after: '$0.54/SF/mo' },
  ])
})
