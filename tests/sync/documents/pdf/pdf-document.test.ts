import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { CompsDocument } from '../../../../sync/documents/model/comps-document.ts'
import { pdfDocument } from '../../../../sync/documents/pdf/pdf-document.ts'
import { openPdf } from '../../../../sync/documents/pdf/pdf-page.ts'
import { rentTrend } from '../../../../sync/trends/rent-trend.ts'
import { makeProperty } from '../../../make/property.ts'
import { comps, fonts } from './made-comps.ts'
import { charactersOf, pagesOf, piecesOf, textOf } from './text-of-pdf.ts'

test('the same comps are the same bytes', () => {
  const document = comps(30)
  expect(pdfDocument(document, { fonts })).toEqual(pdfDocument(document, { fonts }))
})

test('a document is not kept once it was written', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const written = (): WeakRef<object> => {
    const pdf = openPdf('Comps', '2026-11-21', fonts)
    pdf.text('Plant', 40, 40)
    pdf.output('arraybuffer')
    return new WeakRef(pdf)
  }
  const document = written()
  // The engine may still be compiling what was just run, and hold it meanwhile.
  const isKept = () => {
    collectGarbage()
    return document.deref() !== undefined
  }
  await expect.poll(isKept, { timeout: 20_000 }).toBe(false)
})

test('names in Latin, Greek and Cyrillic letters print', () => {
  const pdf = pdfDocument(comps(1, { title: 'Łódź Αθήνα Москва São Paulo' }), { fonts })
  for (const letter of 'ŁódźΑθήναМосквã') expect(charactersOf(pdf)).toContain(letter)
})

test('names in letters that no font has print as boxes, in the title, the table and the notes', () => {
  const names = ['مستودع', 'מחסן', 'คลังสินค้า', 'गोदाम', '物流', '👷‍♀️']
  const rows = names.map((name, i) => ({
    property: makeProperty({ id: `p${i}`, name, tenant: name, notes: name }),
  }))
  const pdf = pdfDocument(comps(0, { title: names.join(' '), rows }), {
    fonts,
    withNotes: true,
    columns: ['number', 'name', 'tenant'],
  })
  const shown = charactersOf(pdf)
  expect(shown).toContain('□')
  for (const letter of shown) expect(letter).toMatch(/^[\0-\u024f□\u2010-\u2027]$/)
})

test('a map, notes and what was left out are in it where there are such', () => {
  const plain = pdfDocument(comps(3), { fonts })
  expect(textOf(plain)).not.toContain('/Subtype /Image')
  const pictured = pdfDocument(comps(3), { fonts, picture: { png: blankPng(4, 3), width: 4, height: 3 } })
  expect(textOf(pictured)).toContain('/Subtype /Image')
  const noted = pdfDocument(comps(40), { fonts, withNotes: true })
  expect(pagesOf(noted)).toBeGreaterThan(pagesOf(pdfDocument(comps(40), { fonts })) ?? 0)
})

test('net effective rents stand in it as they are worth, and it says where a term is missing', () => {
  const lease = { rentPerSf: 50 / 12, leaseTerm: 60 }
  const leases = [
    { ...lease, rentEscalationPct: 0, freeRentMonths: 3, tiPerSf: 10 },
    { ...lease, rentEscalationPct: 3, freeRentMonths: 6, tiPerSf: 40 },
    { rentPerSf: 50 / 12 },
  ]
  const rows = leases.map((own, i) => ({
    property: makeProperty({ id: `p${i}`, name: `Plant ${i}`, ...own }),
  }))
  const pdf = pdfDocument(comps(0, { rows, unit: 'year' }), { fonts, columns: ['name', 'netEffectiveRent'] })
  const pieces = piecesOf(pdf)
  for (const words of ['$45.50', '$40.09', 'no term, no escalation, 2 more']) expect(pieces).toContain(words)
})

test('an empty list and a list without a rent are documents as well', () => {
  expect(pagesOf(pdfDocument(comps(0), { fonts }))).toBe(1)
  const rows = [{ property: makeProperty() }, { property: makeProperty({ id: 'p2' }), isIncluded: false }]
  expect(pagesOf(pdfDocument(comps(0, { rows, subject: makeProperty() }), { fonts }))).toBe(1)
})

/** A white picture. */
function blankPng(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const framed = Buffer.alloc(body.length + 8)
    framed.writeUInt32BE(data.length, 0)
    body.copy(framed, 4)
    framed.writeUInt32BE(crc32(body), body.length + 4)
    return framed
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.alloc((1 + width * 3) * height, 255)
  for (let y = 0; y < height; y++) rows[y * (1 + width * 3)] = 0
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('that a rent weighs by its leased area is said whole, also beside a map', () => {
  const rows = [{ property: makeProperty({ rentPerSf: 1, squareFootage: 9000, leasedSf: 3000 }) }]
  const picture = { png: blankPng(4, 3), width: 4, height: 3 }
  const pdf = pdfDocument(comps(0, { rows }), { fonts, picture })
  const bare = pdfDocument(comps(0, { rows: [{ property: makeProperty({ rentPerSf: 1 }) }] }), {
    fonts,
    picture,
  })
  // Of all that stands there only the sentence has a k.
  expect([charactersOf(pdf).has('k'), charactersOf(bare).has('k')]).toEqual([true, false])
  expect(charactersOf(pdf).has('…')).toBe(false)
})

test('a list whose comps were adjusted has a page of that for each ten, five comps across', () => {
  const size = { kind: 'percent', amount: -1.5, reason: null } as const
  const adjusted = (count: number) =>
    comps(count, { rows: comps(count).rows.map((row) => ({ ...row, adjustments: { size } })) })
  const pages = (document: CompsDocument) => pagesOf(pdfDocument(document, { fonts })) ?? 0
  const more = [5, 6, 10, 11].map((count) => pages(adjusted(count)) - pages(comps(count)))
  expect(more).toEqual([1, 1, 1, 2])
  // Longer names over the second five do not push their last line to a page of its own.
  const named = adjusted(10)
  const long = 'Extraordinarilylongname'.repeat(4)
  const rows = named.rows.map((row, i) =>
    i < 5 ? row : { ...row, property: { ...row.property, name: long } },
  )
  const plain = rows.map(({ adjustments: _, ...row }) => row)
  expect(pages({ ...named, rows }) - pages({ ...named, rows: plain })).toBe(1)
})

test('after the adjustments stands what the rents were by quarter, where three or more are known', () => {
  const size = { kind: 'percent', amount: -1.5, reason: null } as const
  const rows = (dates: readonly (string | null)[]) =>
    comps(dates.length).rows.map((row, at) => ({
      property: { ...row.property, dateSigned: dates[at] ?? null },
      adjustments: { size },
    }))
  const wordsOf = (dates: readonly (string | null)[]) =>
    charactersOf(pdfDocument(comps(0, { rows: rows(dates) }), { fonts }))
  // A letter of "quarter" that nothing else of such a page has.
  expect(wordsOf(['2024-01', '2024-05', '2024-08']).has('q')).toBe(true)
  expect(wordsOf(['2024-01', '2024-01', null]).has('q')).toBe(false)
})

test('what a trend is of stands whole, however long it is', () => {
  const signed = ['2023-01', '2023-05', '2023-08', '2024-02', '2024-12']
  const rents = signed.map((dateSigned, at) => makeProperty({ dateSigned, rentPerSf: 0.6 + (at % 3) / 10 }))
  const words = `74 leases of the market, Modified Gross, within 5 mi${' of it'.repeat(20)}, of these`
  const trend = { of: 'market', rents, trend: rentTrend(rents), rate: null, words } as const
  const text = piecesOf(pdfDocument(comps(3, { time: trend }), { fonts })).join(' ')
  expect(text).toContain('Rent by quarter signed, unclear: ')
  expect(text).toContain(', of these')
})

test('the rent of a subject is its rent, not what it asks', () => {
  const subject = makeProperty({ name: 'Depot', rentPerSf: 0.5, askingRent: 0.95 })
  // Of all that stands there only "Asking" has a k.
  expect(charactersOf(pdfDocument(comps(0, { subject }), { fonts })).has('k')).toBe(false)
})
