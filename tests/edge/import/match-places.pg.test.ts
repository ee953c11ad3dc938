import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { source } from '../../../db/private-schema.ts'
import { property } from '../../../db/property-table.ts'
import { openFile } from '../../../edge/files/open-file.ts'
import { importWorkbook } from '../../../edge/import/import-workbook.ts'
import { planRows } from '../../../edge/import/plan/plan-rows.ts'
import { addressKey } from '../../../sync/domain/place/address-key.ts'
import { readWorkbook } from '../../../sync/sheets/read-workbook.ts'
import { type SeededRandom, seededRandom } from '../../make/seeded-random.ts'
import { type OpenBook, openBook } from './open-book.ts'

type Lines = readonly (readonly string[])[]

async function importLines({ db, dataDir }: OpenBook, name: string, lines: Lines) {
  const path = join(dataDir, `${name}.csv`)
  await writeFile(path, lines.map((line) => line.map((cell) => `"${cell}"`).join(',')).join('\n'))
  return await importWorkbook({ db, team: 'demo', source: name, path, dataDir, force: true })
}

async function live({ db }: OpenBook, name: string) {
  const rows = await db
    .select({ property })
    .from(property)
    .innerJoin(source, eq(source.id, property.sourceId))
    .where(and(eq(source.name, name), isNull(property.removedAt)))
  return rows.map((row) => row.property)
}

/** Of each row before, whether its property is that of the row after with the same note, or where that is not there, gone. */
async function keptBy(book: OpenBook, name: string, before: Lines, after: Lines): Promise<string[]> {
  await importLines(book, name, before)
  const ids = new Map((await live(book, name)).map(({ id, notes }) => [id, notes]))
  await importLines(book, name, after)
  return (await live(book, name))
    .filter(({ id, notes }) => ids.get(id) === notes)
    .map(({ notes }) => notes ?? '')
}

const HEADER = ['Address', 'City', 'Tenant', 'Rent/SF/Mo', 'SF', 'Comments']
const ROWS = ['Acme', 'Zenith', 'Ajax', 'Beta', 'Gamma', 'Delta'].map((tenant, i) => [
  ...[`${i + 1} Main St`, 'Houston', tenant, `0.${60 + i}`, '20000', tenant],
])
const more = (header: string, cell: (i: number) => string) => [
  [...HEADER, header],
  ...ROWS.map((row, i) => [...row, cell(i)]),
]
const first = (change: (row: string[]) => void) => {
  const [row = [], ...others] = ROWS.map((cells) => [...cells])
  change(row)
  return [HEADER, row, ...others]
}

const SAME: Record<string, Lines> = {
  'a ZIP column is added': more('Zip', () => '77041'),
  'a State column is added': more('State', () => 'TX'),
  'a Suite column is added': more('Suite', (i) => `${100 + i}`),
  'a Comp ID column is added': more('Comp ID', (i) => `C-${900 + i}`),
  'a Property ID column is added, and each rent rises': more('Property ID', (i) => `P-${900 + i}`).map(
    (row, i) => (i === 0 ? row : row.map((cell) => cell.replace('0.6', '0.7'))),
  ),
  'a ZIP column is added, and each rent rises': more('Zip', () => '77041').map((row, i) =>
    i === 0 ? row : row.map((cell) => cell.replace('0.6', '0.7')),
  ),
  'the City column is taken out': [HEADER, ...ROWS].map((row) => row.filter((_, i) => i !== 1)),
  'each town is written with its state': [HEADER, ...ROWS.map((row) => row.with(1, 'Houston, TX'))],
  'one address gets its ZIP': first((row) => (row[0] = '1 Main St, Houston, TX 77041')),
  'one address gets its suite': first((row) => (row[0] = '1 Main St Suite 100')),
  'one address gets a typo': first((row) => (row[0] = '1 Mian St')),
  'one address loses its street type': first((row) => (row[0] = '1 Main')),
  'one town gets a typo': first((row) => (row[1] = 'Huoston')),
}

test('properties stay the same where the sheet says more or less of their places, or spells them otherwise, and back again', async () => {
  const book = await openBook()
  const all = ROWS.map(([, , tenant]) => tenant).sort()
  const kept: Record<string, string[]> = {}
  for (const [name, lines] of Object.entries(SAME)) {
    kept[name] = (await keptBy(book, name, [HEADER, ...ROWS], lines)).sort()
    kept[`${name}, and back`] = (await keptBy(book, name, lines, [HEADER, ...ROWS])).sort()
  }
  expect(kept).toEqual(Object.fromEntries(Object.keys(kept).map((name) => [name, all])))
})

const PLACES = ['Name', 'Address', 'Suite', 'City', 'Zip', 'Tenant', 'SF', 'Comments']

test('a property that had a name alone stays the same when its address is added, of its town', async () => {
  const before = [
    PLACES,
    ['Oak Center', '', '', 'Houston', '', 'Acme', '20000', 'a'],
    ['Oak Center', '', '', 'Katy', '', 'Acme', '20000', 'b'],
  ]
  const after = [
    PLACES,
    ['Oak Center', '9 Elm St', '', 'Katy', '', 'Acme', '20000', 'b'],
    ['Oak Center', '12 Oak St', '', 'Houston', '', 'Acme', '20000', 'a'],
  ]
  expect((await keptBy(await openBook(), 'names', before, after)).sort()).toEqual(['a', 'b'])
})

const NEVER: Record<string, readonly [string[], string[]]> = {
  'another ZIP': [
    ['', '12 Oak St', '', 'Houston', '77041', 'Acme', '20000', 'a'],
    ['', '12 Oak St', '', 'Houston', '77002', 'Acme', '20000', 'a'],
  ],
  'another suite': [
    ['', '12 Oak St', '100', 'Houston', '', 'Acme', '20000', 'a'],
    ['', '12 Oak St', '200', 'Houston', '', 'Acme', '20000', 'a'],
  ],
  'another town': [
    ['', '12 Oak St', '', 'Houston', '', 'Acme', '20000', 'a'],
    ['', '12 Oak St', '', 'Katy', '', 'Acme', '20000', 'a'],
  ],
  'another number': [
    ['', '12 Oak St', '', 'Houston', '', 'Acme', '20000', 'a'],
    ['', '14 Oak St', '', 'Houston', '', 'Acme', '20000', 'a'],
  ],
  'another tenant in a suite that is new': [
    ['', '12 Oak St', '', 'Houston', '', 'Acme', '20000', 'a'],
    ['', '12 Oak St', '200', 'Houston', '', 'Zenith', '30000', 'a'],
  ],
}

test('a row never is the property of a place that contradicts its own, however alike the rest is', async () => {
  const book = await openBook()
  for (const [name, [before, after]] of Object.entries(NEVER)) {
    expect([name, await keptBy(book, name, [PLACES, before], [PLACES, after])]).toEqual([name, []])
  }
})

test('a property that two rows could be, each saying more, is neither', async () => {
  const before = [PLACES, ['', '12 Oak St', '', '', '', 'Acme', '20000', 'a']]
  const after = [
    PLACES,
    ['', '12 Oak St', '', 'Houston', '', 'Acme', '20000', 'a'],
    ['', '12 Oak St', '', 'Katy', '', 'Acme', '20000', 'a'],
  ]
  expect(await keptBy(await openBook(), 'two', before, after)).toEqual([])
})

test('a plan says how many rows have another address or ID, and refuses none of them', async () => {
  const book = await openBook()
  await importLines(book, 'comps', [HEADER, ...ROWS])
  const path = join(book.dataDir, 'comps.csv')
  await writeFile(
    path,
    more('Zip', () => '77041')
      .map((row) => row.join(','))
      .join('\n'),
  )
  const plan = await planRows({
    ...{ db: book.db, team: 'demo', source: 'comps', workbook: 'comps.csv' },
    events: readWorkbook(await openFile(path), { currentYear: 2026 }),
  })
  expect(plan).toMatchObject({ rekeyed: 6, harm: [], counts: { new: 0, changed: 6, removed: 0 } })
})

/** Deals of few streets in few towns, so that many could be taken for each other. */
function makeDeal({ pick, int, chance }: SeededRandom, n: number) {
  const [City, State, Zip] = pick([
    ['Houston', 'TX', '77041'],
    ['Houston', 'TX', '77002'],
    ['Katy', 'TX', '77449'],
    ['Salem', 'OR', '97301'],
  ])
  const Address = pick(['12 Oak St', '400 Main St', '7 Elm Ave'])
  const Tenant = pick(['Acme', 'Zenith', 'Ajax', ''])
  const [Suite, SF] = [pick(['', '100', '200']), `${int(10, 40)}000`]
  const Commencement = chance(0.5) ? `2024-0${int(1, 9)}-01` : ''
  return {
    Address,
    City,
    State,
    Zip,
    Suite,
    Tenant,
    SF,
    Rent: `0.${int(50, 99)}`,
    Commencement,
    Comments: `deal ${n}`,
  }
}

type Deal = ReturnType<typeof makeDeal>
type Live = Awaited<ReturnType<typeof live>>[number]
const MAYBE = new Set(['City', 'State', 'Zip', 'Suite', 'Tenant', 'Commencement'])

/** The sheet at one time: some of its columns, and streets written in either way. */
function asLines(deals: readonly Deal[], { chance }: SeededRandom): Lines {
  const header = (Object.keys(deals[0] ?? {}) as (keyof Deal)[]).filter(
    (key) => !MAYBE.has(key) || chance(0.7),
  )
  const written = (deal: Deal) =>
    chance(0.2) ? { ...deal, Address: deal.Address.replace('St', 'Street') } : deal
  return [
    header.map((key) => (key === 'Rent' ? 'Rent/SF/Mo' : key)),
    ...deals.map(written).map((deal) => header.map((key) => deal[key])),
  ]
}

const contradict = (a: Live, b: Live) =>
  addressKey(a.address ?? '') !== addressKey(b.address ?? '') ||
  (['suite', 'city', 'state', 'zip'] as const).some(
    (part) => a[part] !== null && b[part] !== null && a[part] !== b[part],
  )

/** Those that could be `one` but for what tells deals apart; of those with a tenant, of this tenant. */
const likes = (one: Live, others: readonly Live[], isByTenant: boolean) =>
  others.filter((other) => !contradict(one, other) && (!isByTenant || other.tenant === one.tenant))

test('whatever columns come and go, no row takes a place that contradicts it, and each that is alone keeps its property', async () => {
  const book = await openBook()
  let alone = 0
  for (let seed = 1; seed <= 25; seed++) {
    const random = seededRandom(seed)
    const deals = Array.from({ length: random.int(2, 9) }, (_, n) => makeDeal(random, n))
    const later = deals
      .filter(() => random.chance(0.85))
      .map((deal) => (random.chance(0.2) ? { ...deal, Rent: `0.${random.int(50, 99)}` } : deal))
    const name = `seed ${seed}`
    await importLines(book, name, asLines(deals, random))
    const before = await live(book, name)
    await importLines(book, name, asLines([...later, makeDeal(random, 99)], random))
    const after = await live(book, name)
    const contradicting = after.filter((row) =>
      before.some((one) => one.id === row.id && contradict(one, row)),
    )
    const lost = after.filter((row) => {
      const one = before.find(({ notes }) => notes === row.notes)
      if (!one || contradict(one, row)) return false
      const isByTenant = row.tenant !== null && row.tenant === one.tenant
      if (likes(row, before, isByTenant).length > 1 || likes(one, after, isByTenant).length > 1) return false
      alone++
      return one.id !== row.id
    })
    expect({ name, contradicting, lost }).toEqual({ name, contradicting: [], lost: [] })
  }
  expect(alone).toBeGreaterThan(50)
}, 120_000)
