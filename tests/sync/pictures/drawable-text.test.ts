import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverageOf, drawableText } from '../../../sync/pictures/drawable-text.ts'
import { anyText } from '../../make/comps.ts'

const font = (file: string) =>
  new Uint8Array(readFileSync(`node_modules/@expo-google-fonts/inter/${file}.ttf`))
const covers = coverageOf(font('400Regular/Inter_400Regular'))
const drawn = (text: string) => drawableText(text, covers)

test.each([
  ['Cyrillic', 'Московский склад №5'],
  ['Greek', 'Αποθήκη Θεσσαλονίκης'],
  ['Vietnamese', 'Kho hàng Đà Nẵng, Thừa Thiên Huế'],
  ['Polish', 'Łódź Żwirki i Wigury'],
])('%s names are drawn letter by letter', (_script, name) => {
  expect(drawn(name)).toBe(name)
  expect(drawn(name.normalize('NFD'))).toBe(name)
})

test.each([
  ['Arabic', 'مستودع 5', '□□□□□□ 5'],
  ['Hebrew', 'מחסן (5)', '□□□□ (5)'],
  ['Thai', 'คลังสินค้า', '□□□□□□□'],
  ['Devanagari', 'गोदाम', '□□□'],
  ['Chinese', '物流 Park', '□□ Park'],
  ['Japanese', '倉庫\u3000A', '□□ A'],
  ['a family', '👩‍👩‍👧 & Co', '□ & Co'],
  ['a flag', '🇺🇸', '□'],
])('a sign of %s that the font lacks is a box, one for each that people see', (_script, name, boxes) => {
  expect(drawn(name)).toBe(boxes)
})

test('what nobody sees is left out, and is no box', () => {
  expect(drawn('Gears\u200b\ufeff \u202eWorks\u00ad\nSouth')).toBe('Gears Works\nSouth')
})

test('the font has a sign for everything that is drawn, whatever was written', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const sign of drawn(text).replaceAll('\n', '')) expect(covers(sign.codePointAt(0) ?? 0)).toBe(true)
    }),
  )
})

test('both weights have the same signs', () => {
  const bold = coverageOf(font('700Bold/Inter_700Bold'))
  for (let code = 0; code <= 0x1ffff; code++) expect(bold(code)).toBe(covers(code))
})
