import { expect, test } from 'vitest'
import { isTypedAnew } from '../../../web/comp-lists/adjustments/cell-editor.tsx'

test('an adjustment that is opened and left without typing asks for nothing, whatever it is by now', () => {
  const filled = { kind: 'percent', typed: '+2', reason: '' } as const
  expect(isTypedAnew(filled, { ...filled })).toBe(false)
  expect(isTypedAnew(filled, { ...filled, typed: '+3' })).toBe(true)
  expect(isTypedAnew(filled, { ...filled, kind: 'dollars' })).toBe(true)
  expect(isTypedAnew(filled, { ...filled, reason: 'Corner' })).toBe(true)
})
