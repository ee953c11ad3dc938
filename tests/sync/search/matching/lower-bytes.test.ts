import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lowerInto } from '../../../../sync/search/matching/lower-bytes.ts'
import { byteOfUnit } from '../../../../sync/search/matching/text-page.ts'

function lowered(text: string): number[] | null {
  const bytes = new TextEncoder().encode(text)
  const page = new Uint8Array(bytes.length)
  const end = lowerInto(bytes, page)(0, 0, bytes.length)
  return end < 0 ? null : Array.from(page.subarray(0, end))
}

test('every character is lower-cased as JavaScript does, or said not to be on the page', () => {
  const wrong: string[] = []
  for (let point = 0; point <= 0x1_0100; point++) {
    if (point >= 0xd800 && point <= 0xdfff) continue
    const character = String.fromCodePoint(point)
    const units = character.toLowerCase().split('')
    const bytes = units.map((unit) => byteOfUnit[unit.charCodeAt(0)] as number)
    const isOnPage = bytes.every((byte) => byte !== 0)
    // The sign for kelvins is kept aside: it becomes a letter of ASCII.
    const expected = isOnPage && point !== 0x212a ? bytes : null
    if (JSON.stringify(lowered(character)) !== JSON.stringify(expected)) wrong.push(character)
  }
  expect(wrong).toEqual([])
})

test('texts of any length are lower-cased as JavaScript does, wherever they stand among others', () => {
  const ascii = fc.integer({ min: 1, max: 127 }).map((unit) => String.fromCharCode(unit))
  const units = fc.oneof(
    { weight: 30, arbitrary: ascii },
    { weight: 1, arbitrary: fc.constantFrom(...Array.from('ñÑé–€Žÿ\0東')) },
  )
  const text = fc.array(units, { maxLength: 40 }).map((all) => all.join(''))
  fc.assert(
    fc.property(text, text, text, (before, asked, after) => {
      const [start, bytes, rest] = [before, asked, after].map((part) => new TextEncoder().encode(part))
      const page = new Uint8Array(3 + (bytes?.length ?? 0))
      const all = Uint8Array.from([...(start ?? []), ...(bytes ?? []), ...(rest ?? [])])
      const from = start?.length ?? 0
      const end = lowerInto(all, page)(3, from, from + (bytes?.length ?? 0))
      const expected = Array.from(asked.toLowerCase(), (unit) => byteOfUnit[unit.charCodeAt(0)] as number)
      expect(end < 0 ? null : Array.from(page.subarray(3, end))).toEqual(
        expected.includes(0) ? null : expected,
      )
      expect(Array.from(page.subarray(0, 3))).toEqual([0, 0, 0])
    }),
    { numRuns: 1000 },
  )
})

test('characters of one to three bytes stand side by side', () => {
  expect(lowered('AÑ–€z’Q')).toEqual([0x61, 0xf1, 0x96, 0x80, 0x7a, 0x92, 0x71])
})

test('a text with one character that is not on the page is refused, wherever it stands', () => {
  expect(['AB\u{1f3ed}', '\u{1f3ed}AB', 'A\0B', 'ΑΒΣ', 'ﬁ'].map(lowered)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
