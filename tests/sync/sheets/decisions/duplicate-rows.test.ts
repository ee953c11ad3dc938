import { describe, expect, test } from 'vitest'
import { openWorkbook } from '../../../../sync/sheets/file/open-workbook.ts'
import type { ImportDecisions } from '../../../../sync/sheets/model/import-decisions.ts'
import { readSheets } from '../../../../sync/sheets/read-workbook.ts'
import { csvOf, groupOf, previewOf } from '../preview/preview-of.ts'
import { bytesSource, decided, rowsIn } from './read-decided.ts'

const sheet = 'comps'
const HEADER = 'Address,City,Zip,Tenant,Building SF,Leased SF,Rent/SF/Mo,Commencement'
const FIRST = '12 Oak St,Katy,77449,Acme,120000,40000,0.85,2025-03-01'
const AGAIN = '12 Oak Street,Katy,77449,Acme Inc.,120000,40000,0.88,2025-03-01'
const NEXT_DEAL = '12 Oak St,Katy,77449,Bolt,120000,30000,0.90,2025-03-01'
const TEXT = [HEADER, FIRST, NEXT_DEAL, AGAIN].join('\n')

const outcomes = async (text: string, decisions: Partial<ImportDecisions> = {}) =>
  (await rowsIn(text, decisions)).map(({ outcome }) =>
    outcome.kind === 'skipped' ? outcome.reason : outcome.kind,
  )

const all = (decision: 'keep' | 'leave-out') => [
  { sheet, header: null, group: 'duplicate', decision: { do: decision } as const },
]

describe('a row that may repeat one before it', () => {
  test('is asked about beside that row, with what both have in common, and comes in meanwhile', async () => {
    const group = await groupOf(TEXT, 'duplicate')
    expect(group).toMatchObject({
      count: 1,
      otherwise: 'keep',
      offers: ['leave-out', 'keep'],
      decision: null,
    })
    const [row] = group.rows
    expect(row).toMatchObject({ rowNumber: 4, becomes: { is: 'property' } })
    expect(row?.why).toBe('like row 2: same address, same size, same tenant and dates')
    expect(row?.pair?.earlier).toMatchObject({ sheet, rowNumber: 2, facts: { rentPerSf: 0.85 } })
    expect(row?.pair?.facts.rentPerSf).toBe(0.88)
    expect(await outcomes(TEXT)).toEqual(['property', 'property', 'property'])
  })

  test('is left out by one decision about all, and only it', async () => {
    expect(await outcomes(TEXT, { groups: all('leave-out') })).toEqual(['property', 'property', 'duplicate'])
    const { preview } = await previewOf(TEXT, { groups: all('leave-out') })
    expect(preview.counts).toEqual({ rows: 3, properties: 2, skipped: 1, rejected: 0 })
    expect(await outcomes(TEXT, { groups: all('keep') })).toEqual(['property', 'property', 'property'])
  })

  test('can be decided alone, whatever was decided about all', async () => {
    const [row] = (await groupOf(TEXT, 'duplicate')).rows
    const own = { sheet, row: row?.ref ?? '', group: 'duplicate', was: row?.pair?.was ?? '' }
    const rows = [{ ...own, decision: { do: 'keep' } as const }]
    expect((await outcomes(TEXT, { groups: all('leave-out'), rows }))[2]).toBe('property')
    expect((await outcomes(TEXT, { rows: [{ ...own, decision: { do: 'leave-out' } }] }))[2]).toBe('duplicate')
  })

  test('is asked about anew where one of the two says something else now', async () => {
    const [row] = (await groupOf(TEXT, 'duplicate')).rows
    const rows = [
      {
        sheet,
        row: row?.ref ?? '',
        group: 'duplicate',
        was: row?.pair?.was ?? '',
        decision: { do: 'leave-out' } as const,
      },
    ]
    const later = TEXT.replace('0.88', '0.91')
    expect((await outcomes(later, { rows }))[2]).toBe('property')
    const { preview } = await previewOf(later, { rows })
    expect(preview.groups.find(({ key }) => key === 'duplicate')?.rows[0]?.pair?.decision).toBeNull()
    expect(preview.stale).toEqual([`The answer about the row ${row?.ref} of “comps” fits no row of it.`])
  })

  test('is kept where the row before it is rejected: a deal is never lost whole', async () => {
    const groups = [
      ...all('leave-out'),
      { sheet, header: 'Commencement', group: 'date', decision: { do: 'reject' } as const },
    ]
    const text = [HEADER, FIRST.replace('2025-03-01', '13/25/2024'), AGAIN].join('\n')
    expect(await outcomes(text, { groups })).toEqual(['rejected', 'property'])
  })
})

test.each([
  ['another tenant', NEXT_DEAL],
  ['other dates', AGAIN.replace('2025-03-01', '2030-03-01')],
  ['another area', AGAIN.replace('40000', '52000')],
  ['another town', AGAIN.replace('77449', '77084')],
  ['no tenant', AGAIN.replace('Acme Inc.', '')],
  ['the very same cells, which the import takes for one', FIRST],
])('a row with %s is no possible duplicate', async (_, row) => {
  const { preview } = await previewOf([HEADER, FIRST, row].join('\n'))
  expect(preview.groups.map(({ key }) => key)).not.toContain('duplicate')
})

test('rows of two sheets are compared, but not with those of a table that was not chosen', async () => {
  const sheets = [
    ['2024', FIRST],
    ['2025', AGAIN],
  ] as const
  async function* both() {
    for (const [name, row] of sheets) {
      for await (const opened of openWorkbook(bytesSource(`${name}.csv`, [HEADER, row].join('\n')))) {
        yield { ...opened, name, among: ['2024', '2025'] }
      }
    }
  }
  async function read(decisions: Partial<ImportDecisions>) {
    const found: string[] = []
    const options = { decisions: decided(decisions), currentYear: 2026, explains: true }
    for await (const event of readSheets('comps.xlsx', both(), options)) {
      if (event.kind !== 'row') continue
      found.push(
        ...(event.explained?.doubts.filter(({ kind }) => kind === 'duplicate') ?? []).map(({ why }) => why),
      )
    }
    return found
  }
  expect(await read({})).toEqual(['like row 2 of “2024”: same address, same size, same tenant and dates'])
  expect(await read({ tables: [{ sheet: '2025', table: 0 }] })).toEqual([])
})

test('a list of many suites of one building has no possible duplicates', async () => {
  const text = csvOf({
    Address: Array.from({ length: 150 }, () => '500 Gessner Rd'),
    Suite: Array.from({ length: 150 }, (_, i) => `Ste ${i}`),
    'Building SF': Array.from({ length: 150 }, () => 300_000),
  })
  const { preview } = await previewOf(text)
  expect(preview.groups.map(({ key }) => key)).not.toContain('duplicate')
})
