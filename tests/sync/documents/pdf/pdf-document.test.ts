import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { crc32, deflateSync, inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALL_COLUMNS } from '../../../../sync/documents/columns/comp-columns.ts'
import type { CompsDocument } from '../../../../sync/documents/model/comps-document.ts'
import { columnWidths } from '../../../../sync/documents/pdf/pdf-column-widths.ts'
import { pdfDocument } from '../../../../sync/documents/pdf/pdf-document.ts'
import { INNER_WIDTH, openPdf } from '../../../../sync/documents/pdf/pdf-page.ts'
import { rentTrend } from '../../../../sync/trends/rent-trend.ts'
import { anyText } from '../../../make/comps.ts'
import { makeProperty } from '../../../make/property.ts'

const font = (file: string) =>
  new Uint8Array(readFileSync(`node_modules/@expo-google-fonts/inter/${file}.ttf`))
const fonts = { regular: font('400Regular/Inter_400Regular'), bold: font('700Bold/Inter_700Bold') }

function comps(count: number, part: Partial<CompsDocument> = {}): CompsDocument {
  return {
    title: 'Rent comparables: 11830 Tanner Rd',
    criteria: 'Manufacturing within 3.0 miles',
    date: '2026-11-21',
    unit: 'month',
    credits: ['US Census TIGER'],
    subject: null,
    rows: Array.from({ length: count }, (_, i) => ({
      property: makeProperty({
        id: `p${i}`,
        name: `Plant ${i}`,
        rentPerSf: 0.4 + i / 100,
        notes: 'Two docks',
      }),
    })),
    ...part,
  }
}

const textOf = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1')
const pagesOf = (pdf: Uint8Array) => textOf(pdf).match(/\/Type \/Page\n/g)?.length

/** Every character the PDF says it shows, from the tables by which readers copy text out of it. */
function charactersOf(pdf: Uint8Array): Set<string> {
  const shown = new Set<string>()
  for (const [, stream = ''] of textOf(pdf).matchAll(/stream\n([\s\S]*?)\nendstream/g)) {
    const plain = inflated(stream)
    for (const [, codes = ''] of plain.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g)) {
      for (const [, to = ''] of codes.matchAll(/<\w+><(\w+)>/g))
        shown.add(String.fromCharCode(Number.parseInt(to, 16)))
    }
  }
  return shown
}

/** What the PDF writes, piece by piece. */
const piecesOf = (pdf: Uint8Array) => placedPieces(pdf).map(({ text }) => text)

/** With the height on its page. Each font has a table of its own, so a piece is read with each of them. */
function placedPieces(pdf: Uint8Array): { text: string; y: number }[] {
  const streams = Array.from(textOf(pdf).matchAll(/stream\n([\s\S]*?)\nendstream/g), ([, own = '']) =>
    own.includes('BT\n') ? own : inflated(own),
  )
  const fonts = streams.flatMap((stream) => {
    const pairs = [...stream.matchAll(/<(\w{4})><(\w{4})>/g)]
    const table = new Map(
      pairs.map(([, from = '', to = '']) => [from.toLowerCase(), Number.parseInt(to, 16)]),
    )
    return stream.includes('beginbfchar') ? [table] : []
  })
  const written = streams.flatMap((stream) => [...stream.matchAll(/([\d.]+) Td\n<(\w+)> Tj/g)])
  return written.flatMap(([, y, hex = '']) =>
    fonts.map((table) => ({
      text: (hex.toLowerCase().match(/.{4}/g) ?? [])
        .map((glyph) => String.fromCharCode(table.get(glyph) ?? 0))
        .join(''),
      y: Number(y),
    })),
  )
}

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

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

test('a table longer than a page goes on under its head, and every page is numbered', () => {
  const pdf = pdfDocument(comps(100), { fonts })
  expect(textOf(pdf).startsWith('%PDF-')).toBe(true)
  expect(pagesOf(pdf)).toBe(4)
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

test('no size, rent or difference is cut, however long the tenants beside them are named', () => {
  const tenant = 'Consolidated Gulf Coast Petrochemical Equipment and Services of Houston'
  const property = (i: number) =>
    makeProperty({ id: `p${i}`, name: `Plant ${i}`, squareFootage: 10_001_234 + i, rentPerSf: 1.25, tenant })
  const rows = Array.from({ length: 12 }, (_, i) => ({ property: property(i), distance: 12.3 }))
  const subject = makeProperty({ name: 'Subject', squareFootage: 10_001, rentPerSf: 0.01, yearBuilt: 1962 })
  for (const compared of [null, subject]) {
    const pdf = pdfDocument(comps(0, { rows, subject: compared }), { fonts })
    expect(charactersOf(pdf).has('…')).toBe(false)
  }
})

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

test('a word of eighty letters leaves the other columns room for their words, and every name stands whole', () => {
  const name = 'The Very Long And Somewhat Pompous Name Of A Distribution Campus Of The Gulf Coast'
  const property = makeProperty({
    name,
    tenant: 'Internationaltransportationandwarehousing'.repeat(2),
    rentPerSf: 1.25,
    custom: `Deal Memo: ${'A memo that goes on and on. '.repeat(4)}`,
  })
  const rows = Array.from({ length: 10 }, (_, i) => ({ property: { ...property, id: `p${i}` } }))
  const columns = [
    'name',
    'tenant',
    'dateSigned',
    'rentPerSf',
    'leaseType',
    'tiPerSf',
    'custom.Deal Memo',
    'trailerStalls',
    'netEffectiveRent',
  ] as const
  const pdf = pdfDocument(comps(0, { rows }), { fonts, columns })
  const pieces = piecesOf(pdf)
  for (const whole of ['Signed', 'Lease', 'Deal Memo', '$1.25']) expect(pieces).toContain(whole)
  const written = pieces.join(' ')
  for (const word of name.split(' ')) expect(written).toContain(word)
  expect(charactersOf(pdf).has('…')).toBe(false)
  expect(pagesOf(pdf)).toBeLessThan(5)
})

test('columns are as wide as a page together, however many there are and whatever they hold', () => {
  const pdf = openPdf('Comps', '2026-11-21', fonts)
  fc.assert(
    fc.property(fc.subarray(ALL_COLUMNS, { minLength: 2 }), anyText, (chosen, text) => {
      const columns = ['number', ...chosen.filter((id) => id !== 'number')] as const
      const cells = columns.map((_, i) => (i % 3 === 0 ? text.repeat(i) : '$1.25'))
      const widths = columnWidths(pdf, { columns, heads: columns, rows: [{ cells }] })
      expect(widths.reduce((all, width) => all + width, 0)).toBeCloseTo(INNER_WIDTH)
      expect(Math.min(...widths)).toBeGreaterThan(0)
    }),
    { numRuns: 50 },
  )
})

test('the figures and the words of a row stand on one line', () => {
  const rows = [1, 2, 3].map((at) => ({
    property: makeProperty({ id: `p${at}`, name: `Plant ${at}`, tenant: 'Ames', yearBuilt: 1999 }),
  }))
  const pieces = placedPieces(pdfDocument(comps(0, { rows }), { fonts }))
  const heights = (words: string) => {
    const own = pieces.filter(({ text }) => text === words)
    return [...new Set(own.map(({ y }) => y.toFixed(2)))]
  }
  expect(heights('Ames')).toHaveLength(3)
  expect(heights('Ames')).toEqual(['Plant 1', 'Plant 2', 'Plant 3'].flatMap(heights))
  // The medians below have a year as well.
  expect(heights('1999').slice(0, 3)).toEqual(heights('Ames'))
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
