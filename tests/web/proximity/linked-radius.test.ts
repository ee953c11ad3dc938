import { expect, test } from 'vitest'
import { linkedRadius } from '../../../web/proximity/linked-radius.ts'

test('a radius beyond what can be searched is held to the nearest that can, and known to be another one', () => {
  expect([undefined, 3, 0.1, 100].map(linkedRadius)).toEqual([
    { miles: 5, isHeld: false },
    { miles: 3, isHeld: false },
    { miles: 0.1, isHeld: false },
    { miles: 100, isHeld: false },
  ])
  expect([500, 0, -3].map(linkedRadius)).toEqual([
    { miles: 100, isHeld: true },
    { miles: 0.1, isHeld: true },
    { miles: 0.1, isHeld: true },
  ])
})
