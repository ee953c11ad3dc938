import { expect, test } from 'vitest'
import { isWhitespace } from '../../../../sync/domain/words/fuzzy.ts'
import {
  ABSENT,
  byteOfUnit,
  endsWord,
  pageBytes,
  SEPARATOR,
} from '../../../../sync/search/matching/text-page.ts'

const units = Array.from({ length: 65_536 }, (_, unit) => unit)
const onPage = units.filter((unit) => byteOfUnit[unit] !== 0)

test('the page has the characters of Windows-1252, each with a byte of its own', () => {
  const bytes = Uint8Array.from({ length: 255 }, (_, i) => i + 1)
  const text = new TextDecoder('windows-1252').decode(bytes)
  const known = Array.from(text).filter((unit) => unit < '\u0080' || unit > '\u009f')
  expect(onPage.map((unit) => String.fromCharCode(unit))).toEqual(known.toSorted())
  expect(new Set(onPage.map((unit) => byteOfUnit[unit])).size).toBe(onPage.length)
})

test("bytes that end a word are the separator and the page's whitespace", () => {
  const whitespace = onPage
    .filter((unit) => isWhitespace(String.fromCharCode(unit)))
    .map((unit) => byteOfUnit[unit])
  expect(Array.from(endsWord.keys()).filter((byte) => endsWord[byte] === 1)).toEqual([
    SEPARATOR,
    ...whitespace,
  ])
})

test('a unit that is not on the page gets a byte that no value has', () => {
  expect(Array.from(pageBytes('a東\0\u0081é'))).toEqual([97, ABSENT, ABSENT, ABSENT, 0xe9])
  expect(onPage.filter((unit) => byteOfUnit[unit] === ABSENT)).toEqual([])
})
