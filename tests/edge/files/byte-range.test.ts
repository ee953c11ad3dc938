import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRange } from '../../../edge/files/byte-range.ts'

test.each([
  [undefined, null],
  ['tiles=0-1', null],
  ['bytes=0-0', { offset: 0, length: 1 }],
  ['bytes=10-19', { offset: 10, length: 10 }],
  ['Bytes = 10-19', null],
  ['bytes=90-', { offset: 90, length: 10 }],
  ['bytes=90-1000000000000000000000', { offset: 90, length: 10 }],
  ['bytes=-10', { offset: 90, length: 10 }],
  ['bytes=-1000', { offset: 0, length: 100 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', 'unsatisfiable'],
  ['bytes=0-1,5-6', 'unsatisfiable'],
  ['bytes=', 'unsatisfiable'],
  ['bytes=-', 'unsatisfiable'],
  ['bytes=one-two', 'unsatisfiable'],
] as const)('of 100 bytes, %s is %j', (header, expected) => {
  expect(readRange(header, 100)).toEqual(expected)
})

test('whatever is asked, what is answered lies within the file', () => {
  const number = fc.oneof(fc.nat({ max: 300 }).map(String), fc.constant(''))
  fc.assert(
    fc.property(number, number, fc.nat({ max: 200 }), (from, to, size) => {
      const range = readRange(`bytes=${from}-${to}`, size)
      if (range === null || range === 'unsatisfiable') return
      expect(range.length).toBeGreaterThan(0)
      expect(range.offset).toBeGreaterThanOrEqual(0)
      expect(range.offset + range.length).toBeLessThanOrEqual(size)
    }),
  )
})
