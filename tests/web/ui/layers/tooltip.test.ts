import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeTooltip } from '../../../../web/ui/layers/tooltip-place.ts'
import { createTooltipTimer } from '../../../../web/ui/layers/tooltip-timer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function makeTimer() {
  const shown: (string | null)[] = []
  return { shown, timer: createTooltipTimer<string>((target) => shown.push(target)) }
}

test('a tooltip opens when the pointer has rested for 700 ms', () => {
  const { shown, timer } = makeTimer()
  timer.point('a')
  vi.advanceTimersByTime(699)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['a'])
})

test('within 300 ms of one tooltip the next opens at once, and later it waits again', () => {
  const { shown, timer } = makeTimer()
  timer.point('a')
  vi.advanceTimersByTime(700)
  timer.point(null)
  vi.advanceTimersByTime(299)
  timer.point('b')
  vi.advanceTimersByTime(0)
  expect(shown).toEqual(['a', null, 'b'])
  timer.point(null)
  vi.advanceTimersByTime(300)
  timer.point('c')
  vi.advanceTimersByTime(699)
  expect(shown).toEqual(['a', null, 'b', null])
})

test('a pointer that only passes opens nothing', () => {
  const { shown, timer } = makeTimer()
  timer.point('a')
  vi.advanceTimersByTime(500)
  timer.point(null)
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([])
})

test('the keyboard opens at once; dismissed, it stays shut under a resting pointer', () => {
  const { shown, timer } = makeTimer()
  timer.focus('a')
  timer.dismiss()
  timer.point('b')
  timer.dismiss()
  timer.point('b')
  vi.advanceTimersByTime(2000)
  expect(shown).toEqual(['a', null])
})

test('a tooltip is above its element, below where there is no room, and never off the window', () => {
  const viewport = { width: 400, height: 300 }
  const tip = { width: 100, height: 24 }
  const at = (left: number, top: number) => placeTooltip({ left, top, width: 20, height: 20 }, tip, viewport)
  expect([at(190, 100), at(190, 10), at(0, 100), at(390, 100)]).toEqual([
    { left: 150, top: 70 },
    { left: 150, top: 36 },
    { left: 8, top: 70 },
    { left: 292, top: 70 },
  ])
})
