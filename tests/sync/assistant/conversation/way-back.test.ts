import { expect, test } from 'vitest'
import { wayBack } from '../../../../sync/assistant/conversation/way-back.ts'

test('undo leads to what was before', () => {
  expect(wayBack(['Katy', 'Katy with rail'])).toBe('Katy')
})

test('a second undo leads further back and not forward again', () => {
  expect(wayBack(['Katy', 'Katy with rail', 'Katy with rail and docks', 'Katy with rail'])).toBe('Katy')
})

test('what changed nothing is no step', () => {
  expect(wayBack(['Katy', 'Katy with rail', 'Katy with rail'])).toBe('Katy')
})

test('nothing is before the first', () => {
  expect(wayBack(['Katy'])).toBeNull()
  expect(wayBack([])).toBeNull()
})
