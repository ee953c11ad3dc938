import { expect, test } from 'vitest'
import { bytePattern, findBytes } from '../../../../sync/search/matching/byte-pattern.ts'
import { pageBytes } from '../../../../sync/search/matching/text-page.ts'

test('a pattern is found first where it stands first, and not beyond the end', () => {
  const text = pageBytes('abracadabra')
  const find = (pattern: string, from = 0, to = text.length) =>
    findBytes(text, from, to, bytePattern(pattern))
  expect([
    find('abra'),
    find('abra', 1),
    find('abra', 1, 10),
    find('b', 2, 8),
    find('abracadabra'),
    find('rac', 2),
  ]).toEqual([0, 7, -1, -1, 0, 2])
})

test('a pattern of more than 256 bytes is found', () => {
  const pattern = `q${'a'.repeat(256)}`
  const text = pageBytes(`${'a'.repeat(256)}${pattern}a`)
  expect(findBytes(text, 0, text.length, bytePattern(pattern))).toBe(256)
})
