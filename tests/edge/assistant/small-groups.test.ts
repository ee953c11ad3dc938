import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statisticAnalysis } from '../../../edge/assistant/analysis/statistic-analysis.ts'
import { createFindings } from '../../../edge/assistant/tools/findings.ts'
import { plainText } from '../../../sync/assistant/linked-text.ts'
import { EVERY_ROW, slotsOf } from '../../../sync/assistant/row-set.ts'
import { LEASE_TYPES } from '../../../sync/domain/known-types.ts'
import { askBuiltIn } from './ask-built-in.ts'
import { bookOf, several } from './book-of.ts'

const LANDLORDS = bookOf([
  ...several(1, { landlordFirm: 'Huisache Trail', rentPerSf: 1.5 }),
  ...several(6, { landlordFirm: 'Alder Land', rentPerSf: 1 }),
  ...several(7, { landlordFirm: 'Birch Land', rentPerSf: 0.8 }),
  ...several(2, { landlordFirm: 'Cedar Land', rentPerSf: 0.4 }),
])

test.each([
  [
    'median rent by landlord',
    'By landlord, the median rent is highest for Alder Land at $1.00/SF/mo and lowest for Birch Land at $0.80/SF/mo.',
  ],
  [
    'which landlord is the most expensive',
    'Alder Land: median rent $1.00/SF/mo, then Birch Land with $0.80/SF/mo.',
  ],
  [
    'which landlord is the cheapest',
    'Birch Land: median rent $0.80/SF/mo, then Alder Land with $1.00/SF/mo.',
  ],
])('“%s” is answered with landlords of enough rents', async (asked, start) => {
  const { words, context } = await askBuiltIn(LANDLORDS, asked)
  expect(words.slice(0, start.length)).toBe(start)
  expect(words).toMatch(
    /(?:Huisache Trail and Cedar Land|Cedar Land and Huisache Trail): fewer than 5 each, too few to lean on, so they come last\./,
  )
  expect(context.findings.table?.rows).toHaveLength(4)
})

test('where no group is large they are all compared', async () => {
  const book = bookOf([
    { landlordFirm: 'Alder Land', rentPerSf: 1 },
    { landlordFirm: 'Birch Land', rentPerSf: 0.8 },
  ])
  const { words } = await askBuiltIn(book, 'median rent by landlord')
  expect(words).toContain('highest for Alder Land at $1.00/SF/mo and lowest for Birch Land')
  expect(words).toContain('Alder Land and Birch Land: fewer than 5 each, too few to lean on.')
})

test('of many small groups some are named and the others counted, shown or not', async () => {
  const book = bookOf([
    ...several(6, { landlordFirm: 'Alder Land', rentPerSf: 1 }),
    ...Array.from({ length: 70 }, (_, i) => ({ landlordFirm: `Small ${i}`, rentPerSf: 0.5 + i / 100 })),
  ])
  const { words } = await askBuiltIn(book, 'median rent by landlord')
  expect(words).toContain('Alder Land, the only landlord with 5 or more: median rent $1.00/SF/mo.')
  expect(words).toContain(' and 62 more: fewer than 5 each')
})

test('a sum or a count of few is what it is', async () => {
  const { words } = await askBuiltIn(LANDLORDS, 'number of properties by landlord')
  expect(words).toContain('lowest for Huisache Trail at 1.')
  expect(words).not.toContain('too few')
})

test('a lease type of one rent is warned of beside its table', async () => {
  const book = bookOf([
    ...several(6, { leaseType: 'NNN', rentPerSf: 1 }),
    { leaseType: 'Gross', rentPerSf: 2 },
  ])
  const { words } = await askBuiltIn(book, 'average rent')
  expect(words).toContain('Gross: fewer than 5, too few to lean on.')
})

test('groups that are shown alike are named together', async () => {
  const book = bookOf(
    ['Katy', 'Tomball', 'Conroe'].flatMap((city, i) => several(6, { city, rentPerSf: i === 2 ? 0.7 : 0.9 })),
  )
  const { words } = await askBuiltIn(book, 'median rent by town')
  expect(words).toContain('highest for Katy and Tomball at $0.90/SF/mo and lowest for Conroe')
  const ranked = await askBuiltIn(book, 'top towns by median rent')
  expect(ranked.words).toContain(
    'Katy and Tomball come first by median rent, with $0.90/SF/mo each, then Conroe',
  )
})

test('properties at one end of a figure are named together', () => {
  const book = bookOf(
    [0.9, 1.2, 1.2, 0.7, 1.2, 1.2, 1.2].map((rentPerSf, i) => ({ name: `Depot ${i}`, rentPerSf })),
  )
  const context = { book, findings: createFindings(), today: '2026-08-22' }
  const told = (of: 'min' | 'max') =>
    plainText(statisticAnalysis(context, { kind: 'statistic', figure: 'rentPerSf', of }, EVERY_ROW).answer)
  expect(told('max')).toContain('is $1.20/SF/mo, at Depot 1, Depot 2, Depot 4 and 2 more.')
  expect(told('min')).toContain('is $0.70/SF/mo, at Depot 3.')
  const more = context.findings.figures.find(({ text }) => text === '2 more')
  expect(more && slotsOf(book, more.rows)).toHaveLength(5)
})

test('the parts by lease type add up to the rows of the figure', async () => {
  const leaseType = fc.constantFrom(...LEASE_TYPES, null)
  const rentPerSf = fc.constantFrom(0.8, 1, null)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ leaseType, rentPerSf }), { minLength: 2, maxLength: 30 }),
      async (properties) => {
        const book = bookOf(properties)
        const stated = properties.filter((own) => own.rentPerSf !== null)
        const unsaid = stated.filter((own) => own.leaseType === null).length
        const whole = await askBuiltIn(book, 'average rent')
        const table = whole.context.findings.table?.rows ?? []
        const sum = table.reduce((total, [, n = '']) => total + Number(plainText(n)), 0)
        if (table.length > 0) expect(sum).toBe(stated.length)
        const mixed = /mixed: ([^;.]*)/.exec(whole.words)?.[1]?.match(/\d+/g) ?? []
        if (mixed.length > 0) expect(mixed.reduce((total, n) => total + Number(n), 0)).toBe(stated.length)
        for (const { text, rows } of whole.figures)
          if (/^\d+$/.test(text)) expect(slotsOf(book, rows)).toHaveLength(Number(text))
        const { words } = await askBuiltIn(book, 'average rent by lease type')
        const said = /(\d+) of them do(?:es)? not say the lease type/.exec(words)?.[1] ?? '0'
        if (stated.length > unsaid) expect(Number(said)).toBe(unsaid)
      },
    ),
    { numRuns: 60 },
  )
})
