import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CompsDocument } from '../../../../sync/documents/model/comps-document.ts'
import { documentMap } from '../../../../sync/documents/model/document-map.ts'
import { reportDocument } from '../../../../sync/documents/report/report-document.ts'
import { anyText, makeComps, rowsOf } from '../../../make/comps.ts'
import { makeProperty } from '../../../make/property.ts'

const reportOf = async (...given: Parameters<typeof reportDocument>) =>
  (await reportDocument(...given)).join('')

/** The cells of the table of comps as they are read, line by line. */
async function tableOf(document: CompsDocument, ...options: [Parameters<typeof reportDocument>[1]?]) {
  const html = await reportOf(document, ...options)
  const [, table = ''] =
    /<table>(.*?)<\/table>/s.exec(html.slice(html.lastIndexOf('<div class="rows"><table>'))) ?? []
  return [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) =>
      cell
        .replace(/<small>/g, ' / ')
        .replace(/<[^>]*>/g, '')
        .trim(),
    ),
  )
}

const GEARS = makeProperty({
  name: 'Gears Works',
  address: '1 Gears Rd',
  city: 'Houston',
  rentPerSf: 0.5,
  squareFootage: 100_000,
  clearHeight: 28,
  yearBuilt: 2014,
  leaseType: 'NNN',
  tenant: 'Bayou Pipe',
  dateSigned: '2025-03',
})
const CLAY = makeProperty({ name: 'Clay Depot', rentPerSf: 1, rentBasisAssumed: true, squareFootage: 20_000 })

test('rows are numbered, and each is measured against the subject, which comes first', async () => {
  const subject = { ...GEARS, name: 'Tanner Road Plant', rentPerSf: 0.8 }
  const rows = [
    { property: GEARS, distance: 1.25 },
    { property: CLAY, distance: 2.5 },
  ]
  expect(await tableOf(makeComps({ rows, subject }))).toEqual([
    ['#', 'Name', 'Distance', 'Rent /SF/mo', 'Size', 'Clear', 'Built', 'Lease', 'Tenant', 'Signed'],
    [
      '★',
      'Tanner Road Plant / 1 Gears Rd, Houston',
      '',
      '$0.80',
      '100,000 SF',
      '28 ft',
      '2014',
      'NNN',
      'Bayou Pipe',
      'Mar 2025',
    ],
    [
      '1',
      'Gears Works / 1 Gears Rd, Houston',
      '1.3 mi',
      '$0.50 / −38%',
      '100,000 SF / same',
      '28 ft / same',
      '2014 / same',
      'NNN',
      'Bayou Pipe',
      'Mar 2025',
    ],
    [
      '2',
      'Clay Depot / N/A',
      '2.5 mi',
      '$1.00 / period assumed / +25%',
      '20,000 SF / −80%',
      'N/A',
      'N/A',
      'N/A',
      'N/A',
      'N/A',
    ],
    ['', 'Median of 2', '1.9 mi', '$0.75', '60,000 SF', '28 ft / n 1', '2014 / n 1', '', '', ''],
  ])
})

test('columns stand as chosen, with the numbers of the map in front, and rents in the unit asked for', async () => {
  const document = makeComps({ rows: rowsOf([GEARS]), unit: 'year' })
  expect(await tableOf(document, { columns: ['rentPerSf', 'name', 'address'] })).toEqual([
    ['#', 'Rent /SF/yr', 'Name', 'Address'],
    ['1', '$6.00', 'Gears Works', '1 Gears Rd'],
  ])
})

test('excluded rows are kept apart with their reasons, and count nowhere', async () => {
  const rows = [{ property: GEARS }, { property: CLAY, isIncluded: false, note: 'Sublease' }]
  const html = await reportOf(makeComps({ rows }))
  expect(html).toContain('<span>Count</span><strong>1</strong><small>1 of 1 has a rent</small>')
  const kept = html.slice(html.indexOf('<h2>Excluded</h2>'))
  expect(kept).toContain('<th scope="col">Reason</th>')
  expect(kept).toContain('<td>Sublease</td>')
  expect(await tableOf(makeComps({ rows: rows.slice(0, 1) }))).toHaveLength(2)
})

test('each lease type has its figures where there are several', async () => {
  const html = await reportOf(makeComps({ rows: rowsOf([GEARS, { ...CLAY, leaseType: 'Gross' }]) }))
  expect(html).toContain('<tr><th scope="row">NNN</th><td class="figure">1</td><td class="figure">$0.50</td>')
  expect(html).toContain(
    '<tr><th scope="row">Gross</th><td class="figure">1</td><td class="figure">$1.00</td>',
  )
  expect(await reportOf(makeComps({ rows: rowsOf([GEARS]) }))).not.toContain('class="leases"')
})

test('the page says whose data it shows and when, and loads nothing', async () => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg"><text>"1"</text></svg>'
  const html = await reportOf(makeComps({ criteria: 'Within 3 miles', credits: ['US Census'], picture }))
  expect(html).toContain('<p>November 21, 2026 · Within 3 miles</p>')
  expect(html).toContain('· US Census · Clearheight</footer>')
  expect(html).toContain(`src="data:image/svg+xml,${encodeURIComponent(picture)}"`)
  expect(html.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|<link|@import|url\(/)
})

test('whatever a sheet or a list says is text in the page, never markup', async () => {
  const document = (text: string) => {
    const words = makeProperty({ name: text, address: text, tenant: text, leaseType: null, dateSigned: text })
    return makeComps({
      title: text,
      criteria: text,
      credits: [text],
      subject: { ...words, rentPerSf: 1 },
      rows: [{ property: words }, { property: words, isIncluded: false, note: text }],
    })
  }
  // Where a long word may break is no markup of theirs.
  const tags = (html: string) => html.replaceAll('<wbr>', '').match(/<[^>]*>/g)
  const expected = tags(await reportOf(document('x')))
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const html = await reportOf(document(`a${text}`))
      expect(tags(html)).toEqual(expected)
      expect(html).not.toMatch(/[^\P{Cc}\t\n\r]/u)
    }),
  )
})

test('no rows, and rents all the same, make a page', async () => {
  expect(await tableOf(makeComps({ rows: [] }))).toHaveLength(1)
  expect(await reportOf(makeComps({ rows: rowsOf([GEARS, GEARS]) }))).toContain('<figure class="strip">')
})

const mapOf = (html: string) => /<section class="map">(.*?)<\/section>/s.exec(html)?.[1] ?? ''

test('with clusters the map stands over the figures with its legend and their names, as text', async () => {
  const property = makeProperty({ name: '<b>Gears</b>', latitude: 29.7, longitude: -95.4, rentPerSf: 0.7 })
  const comps = makeComps({ rows: rowsOf([property, { ...property, id: 'p2', name: 'Clay' }]) })
  const mapKey = documentMap(comps)?.clusters ?? []
  const html = await reportOf({ ...comps, picture: '<svg></svg>', mapKey, firm: 'Ridgeline & Sons' })
  const map = mapOf(html)
  expect(html.match(/<figure class="picture">/g)).toHaveLength(1)
  expect(map).toContain('<figure class="picture">')
  expect(map).toContain('$1.25 or more')
  expect(map).toContain('<strong>2</strong> &lt;b&gt;Gears&lt;/b&gt;, Clay')
  expect(html).toContain('<strong>Ridgeline &amp; Sons</strong>')
  expect(mapOf(await reportOf({ ...comps, picture: '<svg></svg>', mapKey: [] }))).not.toContain('Clusters')
})

test('with a numbered map every comp stands in its key: number, name, rent and size, and who is not on it', async () => {
  const properties = Array.from({ length: 40 }, (_, i) =>
    makeProperty({
      id: `p${i}`,
      name: `Yard <${i}>`,
      latitude: i === 3 ? null : 29.7 + i / 100,
      longitude: -95.4,
      rentPerSf: i % 2 === 0 ? 0.5 + i / 100 : null,
      squareFootage: 10_000 + i,
    }),
  )
  const rows = rowsOf(properties).map((row, i) => ({ ...row, isIncluded: i !== 1 }))
  const html = await reportOf(makeComps({ rows, picture: '<svg></svg>', mapKey: 'numbers' }))
  const lines = [...mapOf(html).matchAll(/<li><span class="pin"(.*?)<\/li>/g)].map(([line]) =>
    line.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|'),
  )
  expect(lines).toHaveLength(39)
  expect(lines.slice(0, 3)).toEqual([
    '|1|Yard &lt;0&gt;|$0.50|10,000 SF|',
    '|2|Yard &lt;2&gt;|$0.52|10,002 SF|',
    '|3|Yard &lt;3&gt;|not on the map|N/A|10,003 SF|',
  ])
  expect(lines.at(-1)).toBe('|39|Yard &lt;39&gt;|N/A|10,039 SF|')
  expect(mapOf(html)).not.toContain('Clusters')
})

test('the figures say so where a rent weighs by the area of its deal, and only there', async () => {
  const note = 'weighs by the leased area where it is known'
  const leased = { ...CLAY, leasedSf: 5000 }
  expect(await reportOf(makeComps({ rows: [{ property: GEARS }, { property: leased }] }))).toContain(note)
  expect(await reportOf(makeComps({ rows: [{ property: GEARS }, { property: CLAY }] }))).not.toContain(note)
})

test('a word of eighty letters goes on in another line, and what a worked-out rent lacks wraps', async () => {
  const name = 'Extraordinarily'.repeat(6)
  const tenant = `${'Transport&Warehousing'.repeat(4)} of "Houston"`
  const property = makeProperty({
    name,
    tenant,
    rentPerSf: 1,
    brokerEmail: 'ines.gravendale@sextant.example',
  })
  const options = { columns: ['name', 'tenant', 'brokerEmail', 'netEffectiveRent'] } as const
  const html = await reportOf(makeComps({ rows: [{ property }] }), options)
  const longest = html
    .replace(/<wbr>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /Extraord|Transport/.test(word))
    .map((word) => word.replaceAll('&amp;', '&').length)
  expect(Math.max(...longest)).toBeLessThanOrEqual(32)
  expect(html.replace(/<wbr>/g, '')).toContain(`<b>${name}</b>`)
  expect(html.replace(/<wbr>/g, '')).toContain(
    `${'Transport&amp;Warehousing'.repeat(4)} of &quot;Houston&quot;`,
  )
  expect(html).toContain('ines.gravendale@sextant.example')
  expect(html).toContain('<i>no term, no escalation, 2 more</i>')
})

test('every rent has its unit in its head', async () => {
  const columns = ['name', 'askingRent', 'effectiveRent', 'opexPerSf', 'tiPerSf', 'netRent'] as const
  const [head] = await tableOf(makeComps({ rows: rowsOf([GEARS]), unit: 'year' }), { columns })
  expect(head).toEqual([
    '#',
    'Name',
    'Asking Rent /SF/yr',
    'Effective Rent /SF/yr',
    'OpEx /SF/yr',
    expect.not.stringContaining('/yr'),
    'NNN rent /SF/yr',
  ])
})
