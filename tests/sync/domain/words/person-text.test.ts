import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  compListDescription,
  compListFilters,
  compListName,
  compNotes,
  comps,
} from '../../../../sync/domain/records/comp-list.ts'
import { noteText } from '../../../../sync/domain/records/note.ts'
import { cleanLine, cleanText, isBlank, recordId } from '../../../../sync/domain/words/person-text.ts'
import { cleanText as cleanCell } from '../../../../sync/sheets/cells/plain-text.ts'

const UNSEEN = [
  ['spaces of no width', '\u200b\u200c\u200d\ufeff\u2060'],
  ['a soft hyphen', '\u00ad'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['tags', '\u{e0067}\u{e0062}\u{e007f}'],
  ['variation selectors', '\ufe0f\ufe0e\u{e0100}'],
  ['marks of direction', '\u200e\u200f\u061c\u202e\u2066'],
  ['a Braille pattern without dots', '\u2800'],
  ['marks on nothing', '\u0301\u034f\u20dd'],
  ['controls', '\x07\x1b\x9f'],
] as const

describe.each(UNSEEN)('%s', (_name, text) => {
  test('are an empty note, no name and no remark', () => {
    for (const words of [text, ` ${text}\n${text}\t`]) {
      expect(isBlank(words)).toBe(true)
      expect(noteText.safeParse(words).success).toBe(false)
      expect(compListName.safeParse(words).success).toBe(false)
      expect(compNotes.parse(words)).toBeNull()
      expect(cleanCell(words)).toBe('')
    }
  })
})

test.each([
  ['a family', '👨‍👩‍👧‍👦 moved in'],
  ['a heart, which ends in a selector', 'We ❤️'],
  ['flags, which end in tags', '🇺🇸 and 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a keycap and a skin tone', '3️⃣ 👍🏽'],
  ['an Arabic name', 'شركة المستودعات المُتَّحِدة'],
  ['a Hebrew name with points and accents', 'בְּרֵאשִׁ֖ית'],
  ['a Hebrew name that ends in Latin signs', 'מחסני C++\u200f'],
  ['a Persian name with a joiner', 'می\u200cخواهم'],
  ['a Sinhala name with a joiner', 'ශ්\u200dරී'],
  ['a Vietnamese name in its parts', 'Nguyễn Thị Huệ'.normalize('NFD')],
  ['a Thai name', 'ที่เก็บสินค้า'],
  ['a Tibetan name', 'བསྒྲུབས'],
  ['a Khmer name', 'ក្រុមហ៊ុន'],
])('%s stays as it is written', (_name, text) => {
  expect([cleanText(text), cleanLine(text), compListName.parse(text), noteText.parse(text)]).toEqual(
    Array(4).fill(text),
  )
})

test('heaps of marks are cut to what scripts need', () => {
  const zalgo = `Z${'\u0335\u0301'.repeat(200)}algo`
  expect(cleanText(zalgo)).toBe(`Z${'\u0335\u0301'.repeat(4)}algo`)
  expect(cleanText(`Z${'\u0335\u200d'.repeat(200)}algo`)).toHaveLength(13)
  expect(cleanCell(zalgo)).toBe(cleanText(zalgo))
})

test.each(Array.from('\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'))(
  'the control %j turns nothing in a note, a name, a remark or a cell',
  (control) => {
    const text = `Annex ${control}fdp.exe`
    expect([
      noteText.parse(text),
      compListName.parse(text),
      compNotes.parse(text),
      compListDescription.parse(text),
      compListFilters.parse({ words: [text], href: null }).words[0],
      cleanCell(text),
    ]).toEqual(Array(6).fill('Annex fdp.exe'))
  },
)

test('a name has one line, a note keeps its own, however they were broken', () => {
  expect(compListName.parse('Port\r\n of\tHouston\u2028south')).toBe('Port of Houston south')
  expect(noteText.parse('one\r\ntwo\rthree\u2029\n  four')).toBe('one\ntwo\nthree\n\n  four')
})

test.each([
  ['a NUL', 'nul\0byte'],
  ['half of a pair', 'half \ud83d'],
  ['the other half', '\ude00 half'],
])('%s is refused, and the refusal names its field', (_name, text) => {
  const refusals = [
    z.object({ note: noteText }).safeParse({ note: text }),
    z.object({ name: compListName }).safeParse({ name: text }),
    z.object({ propertyId: recordId }).safeParse({ propertyId: text }),
    z.object({ filters: compListFilters }).safeParse({ filters: { words: ['fine', text], href: null } }),
    z.object({ comps }).safeParse({
      comps: [{ propertyId: 'a', propertyName: text, propertyAddress: null, notes: null }],
    }),
  ].map((parsed) => parsed.error?.issues.map(({ message }) => message))
  expect(refusals).toEqual(
    ['note', 'name', 'propertyId', 'filters.words.1', 'comps.0.propertyName'].map((field) => [
      `${field}: has a character that cannot be stored.`,
    ]),
  )
})

describe('where a list was made', () => {
  const hrefOf = (href: string) => compListFilters.safeParse({ words: [], href }).success

  test.each([
    '/search?q=crane&type=Warehouse',
    '/portfolio',
    '/proximity?address=1+Main+St&lat=29.8&lng=-95',
  ])('%s is a path of the product', (href) => expect(hrefOf(href)).toBe(true))

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/search?q=\0',
    '/search#//evil.example',
    '/search?q=a\nb',
    '/%2f/evil.example',
  ])('%j is none', (href) => expect(hrefOf(href)).toBe(false))
})

describe('any text', () => {
  const awkward = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom(
        'a',
        ' ',
        '\n',
        '\r',
        '\t',
        '\u0301',
        '\u200d',
        '\u202e',
        '\u2069',
        '\u00ad',
        '\u3164',
        '❤',
        '\ufe0f',
      ),
    }),
  )

  test('is as clean after one cleaning as after two', () => {
    fc.assert(
      fc.property(awkward, (text) => {
        for (const clean of [cleanText, cleanLine, cleanCell]) expect(clean(clean(text))).toBe(clean(text))
      }),
    )
  })

  test('is empty exactly where it is blank, and is never longer, turned or heaped', () => {
    fc.assert(
      fc.property(awkward, (text) => {
        const kept = cleanText(text)
        expect(kept === '').toBe(isBlank(text))
        expect(kept.length).toBeLessThanOrEqual(text.length)
        expect(kept).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|[\p{M}\p{Cf}]{9}|(?![\n\t])\p{Cc}/u)
        expect(cleanLine(text)).not.toMatch(/[\n\r\t\u2028\u2029]/)
      }),
    )
  })

  test('keeps every letter, figure and emoji in its order', () => {
    const seen = (text: string) => text.match(/[\p{L}\p{N}\p{Emoji_Presentation}]/gu)?.join('') ?? ''
    const marks = /[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]/gu
    fc.assert(
      fc.property(awkward, (text) => {
        expect(seen(cleanText(text)).replace(marks, '')).toBe(seen(text).replace(marks, ''))
      }),
    )
  })

  test('of 250,000 spaces is read at once', () => {
    const text = `a${' \n'.repeat(125_000)}b${' '.repeat(125_000)}`
    expect(cleanLine(text)).toBe('a b')
    expect(cleanText(`${text}\u200b`).endsWith('b')).toBe(true)
  })
})
