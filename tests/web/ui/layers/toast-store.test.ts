import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore, TOAST_REMOVE_DELAY_MS } from '../../../../web/ui/layers/toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('one toast is there at a time: the newest', () => {
  const store = createToastStore()
  store.add({ title: 'Filter applied' })
  const id = store.add({ title: 'Filter removed' })
  expect(store.current()).toEqual([{ id, title: 'Filter removed', open: true }])
})

test('a dismissed toast closes at once and is forgotten after the removal delay', () => {
  const store = createToastStore()
  const id = store.add({ title: 'Note added' })
  store.dismiss(id)
  expect(store.current()).toEqual([{ id, title: 'Note added', open: false }])
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1)
  expect(store.current()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.current()).toEqual([])
})

test('dismissing a toast that is gone or closed changes nothing', () => {
  const store = createToastStore()
  const first = store.add({ title: 'one' })
  store.add({ title: 'two' })
  let changes = 0
  store.subscribe(() => changes++)
  store.dismiss(first)
  expect(changes).toBe(0)
})
