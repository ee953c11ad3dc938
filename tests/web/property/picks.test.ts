import { expect, test } from 'vitest'
import { createPickStore } from '../../../web/property/picks.ts'
import { pickedSlots } from '../../../web/search/use-picked-slots.ts'

test('properties are picked one by one or several at once, and each change is told', () => {
  const store = createPickStore()
  let changes = 0
  const stop = store.subscribe(() => changes++)
  store.toggle('a')
  store.add(['b', 'a', 'c'])
  store.toggle('b')
  expect([[...store.current()], changes]).toEqual([['a', 'c'], 3])
  store.clear()
  store.clear()
  expect([[...store.current()], changes]).toEqual([[], 4])
  stop()
  store.toggle('a')
  expect(changes).toBe(4)
})

test('what is picked stands in the order of the results, and what is not among them waits', () => {
  const slotOf = (id: string) => ({ a: 4, b: 2, c: 9, gone: -1 })[id] ?? -1
  const results = Uint32Array.of(9, 1, 2, 4)
  const picked = (...ids: string[]) => [...pickedSlots(new Set(ids), results, slotOf)]
  expect(picked('a', 'gone', 'c', 'b')).toEqual([9, 2, 4])
  expect(picked('gone')).toEqual([])
  expect(picked()).toEqual([])
})
