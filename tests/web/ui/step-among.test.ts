import { expect, test } from 'vitest'
import { stepAmong } from '../../../web/ui/step-among.ts'

test('arrows go round, Home and End go to the ends, other keys nowhere', () => {
  expect([stepAmong('ArrowDown', 2, 3), stepAmong('ArrowUp', 0, 3), stepAmong('ArrowUp', -1, 3)]).toEqual([
    0, 2, 2,
  ])
  expect([stepAmong('ArrowDown', -1, 3), stepAmong('Home', 2, 3), stepAmong('End', 0, 3)]).toEqual([0, 0, 2])
  expect([stepAmong('a', 0, 3), stepAmong('ArrowDown', -1, 0)]).toEqual([null, null])
})
