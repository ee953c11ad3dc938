import { expect, test } from 'vitest'
import { slotsOf } from '../../../../sync/assistant/row-set.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import { askBuiltIn } from '../ask-built-in.ts'
import { bookOf } from '../book-of.ts'

const two = (n: number) => String(n).padStart(2, '0')

test('the highest and the lowest of more groups than a table holds are those of all', async () => {
  const book = bookOf(
    Array.from({ length: 70 }, (_, i) => ({ city: `Town${two(i)}`, rentPerSf: 0.3 + i / 100 })),
  )
  const { words, context } = await askBuiltIn(book, 'average rent by town')
  expect(words).toContain('highest for Town69 at $0.99')
  expect(words).toContain('lowest for Town00 at $0.30')
  expect(words).toContain('The table shows the first 60 of 70.')
  expect(context.findings.table?.rows).toHaveLength(60)
})

test('where rows state the figure and not the group, it is the group that is said to be missing', async () => {
  const rents = bookOf([{ rentPerSf: 0.8 }, { rentPerSf: 0.9 }])
  const { words } = await askBuiltIn(rents, 'average rent by submarket')
  expect(words).toContain('no row of these states the submarket')
  const parts = bookOf([{ submarket: 'Northwest' }])
  const { words: rentless } = await askBuiltIn(parts, 'average rent by submarket')
  expect(rentless).toContain('no row of these states the rent')
})

test('a trend of more months than a table holds ends with the newest', async () => {
  const book = bookOf(
    Array.from({ length: 360 }, (_, i) => Math.floor(i / 5)).map((month) => ({
      dateSigned: `${2020 + Math.floor(month / 12)}-${two((month % 12) + 1)}-05`,
      rentPerSf: 0.5 + month / 100,
    })),
  )
  const { words, context } = await askBuiltIn(book, 'rent trend by month')
  expect(words).toContain('went from $0.50/SF/mo in Jan 2020 to $1.21/SF/mo in Dec 2025, up 142%')
  expect(context.findings.table?.rows.at(-1)?.join()).toContain('Dec 2025')
  expect(context.findings.chart?.points.at(-1)?.label).toBe('Dec 2025')
})

test('the pace of rents is the slope through all of them, not through the two ends', async () => {
  const quarters = Array.from(
    { length: 12 },
    (_, i) => `${2022 + Math.floor(i / 4)}-${two((i % 4) * 3 + 2)}-10`,
  )
  const steady = quarters.flatMap((dateSigned) =>
    Array.from({ length: 10 }, () => ({ dateSigned, rentPerSf: 0.8 })),
  )
  const book = bookOf([
    { dateSigned: '2021-11-10', rentPerSf: 0.4 },
    ...steady,
    { dateSigned: '2025-02-10', rentPerSf: 1.2 },
  ])
  const { words } = await askBuiltIn(book, 'rent trend by quarter')
  const pace = Number(/the trend line through all of them is \+(\d+\.\d)% a year/.exec(words)?.[1])
  expect(pace).toBeLessThan(5)
})

test('what is said of a firm with many properties is said of its own, though others bear its name too', async () => {
  const leases = (landlordFirm: string, count: number, rise: number) =>
    Array.from({ length: count }, (_, i) => ({
      landlordFirm,
      dateSigned: `${2022 + (i % 4)}-06-01`,
      rentPerSf: 0.8 + rise * (i % 4),
    }))
  const book = bookOf([...leases('Link', 600, 0.1), ...leases('Link Logistics', 600, -0.1)])
  const { context } = await askBuiltIn(book, 'median rent by landlord')
  const rows = context.findings.table?.rows ?? []
  const paceOf = (name: string) => rows.find(([label]) => label?.startsWith(`[${name}]`))?.at(-1) ?? ''
  expect(paceOf('Link')).toContain('+')
  expect(paceOf('Link Logistics')).toContain('\u2212')
  const counts = context.findings.figures.flatMap(({ text, rows }) =>
    text === 'Link' ? [slotsOf(book, rows).length] : [],
  )
  expect([...new Set(counts)]).toEqual([600])
})

test('of many rows, lease types and links are those of all', async () => {
  const terms = { leaseTerm: 60, freeRentMonths: 0, tiPerSf: 0, rentEscalationPct: 0 }
  const book = bookOf([
    ...Array.from({ length: 400 }, () => ({ ...terms, leaseType: 'NNN' as const, rentPerSf: 1 })),
    ...Array.from({ length: 600 }, () => ({ ...terms, leaseType: 'Gross' as const, rentPerSf: 2 })),
  ])
  const { words, figures } = await askBuiltIn(book, 'average net effective rent')
  expect(words).toContain('Lease types are mixed: 600 Gross, 400 NNN')
  const whole = figures.find(({ text }) => text.startsWith('1,000'))
  expect(whole && slotsOf(book, whole.rows).length).toBe(1_000)
})

test('the property that comps are compared with is none of them', async () => {
  const book = bookOf([
    { city: 'Katy', rentPerSf: 2, status: 'Subject', name: 'The Subject' },
    ...[0.5, 0.6, 0.7, 0.8, 0.9].map((rentPerSf) => ({ city: 'Katy', rentPerSf })),
  ])
  const { words, figures } = await askBuiltIn(book, 'average rent in Katy')
  expect(words).toContain('$0.70/SF/mo')
  for (const { text, rows } of figures)
    if (/^\d+ propert/.test(text)) expect(slotsOf(book, rows).length).toBe(Number.parseInt(text, 10))
})

test('a name in other capitals is the same group, called as it is mostly written', async () => {
  const book = bookOf([
    ...Array.from({ length: 6 }, () => ({ city: 'Katy', landlordFirm: 'Prologis', rentPerSf: 0.9 })),
    ...Array.from({ length: 5 }, () => ({ city: 'KATY', landlordFirm: 'PROLOGIS', rentPerSf: 0.5 })),
  ])
  const { context } = await askBuiltIn(book, 'number of properties by town')
  expect(context.findings.table?.rows.map((cells) => cells[0]?.replace(/\]\(.*/, ''))).toEqual(['[Katy'])
  expect((await askBuiltIn(book, 'how many landlords are there')).words).toContain('1 landlord')
})

test('a building that several deals state is told to be counted again in a total', async () => {
  const deal = { address: '1 Dock Rd', city: 'Katy', squareFootage: 100_000 }
  const book = bookOf([deal, deal, deal, { address: '2 Dock Rd', city: 'Katy', squareFootage: 50_000 }])
  const { words } = await askBuiltIn(book, 'total square footage in Katy')
  expect(words).toContain('2 share an address with another')
})

test('nearly all is never all, and inside a set nothing stands at its end', async () => {
  const book = bookOf([
    ...Array.from({ length: 499 }, (_, i) => ({ leaseType: 'NNN' as const, rentPerSf: 0.5 + i / 1_000 })),
    { leaseType: 'Gross', rentPerSf: 0.4 },
  ])
  expect((await askBuiltIn(book, 'what percentage of leases are NNN')).words).toContain('99.8%')
  const standing = await askBuiltIn(book, 'what percentile is a rent of $0.997')
  expect(standing.words).toContain('99th percentile')
})

test('properties without an address can be like one without an address', async () => {
  const alike: Partial<Property> = {
    address: null,
    squareFootage: 50_000,
    clearHeight: 28,
    yearBuilt: 2010,
    propertyType: 'Warehouse',
  }
  const book = bookOf([
    { ...alike, name: 'Alpha Depot' },
    { ...alike, name: 'Beta Depot' },
    { ...alike, name: 'Gamma Office', squareFootage: 900_000, yearBuilt: 1950 },
  ])
  const { words, figures } = await askBuiltIn(book, 'properties like Alpha Depot')
  expect(`${words} ${figures.map(({ text }) => text).join()}`).toContain('Beta Depot')
})
