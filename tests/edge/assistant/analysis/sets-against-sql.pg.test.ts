import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleProperties } from '../../../../db/sample/sample-properties.ts'
import { askedFigureName, measureName } from '../../../../edge/assistant/analysis/asked-figure-words.ts'
import type { AskedFigure } from '../../../../sync/assistant/analysis/ask.ts'
import { bookInSql, columnOf, shownRows } from './book-in-sql.ts'
import { expectShown } from './expect-shown.ts'

const properties = sampleProperties({ seed: 29, count: 900 })
const { ask, rowsOf } = bookInSql(properties)
/** The same questions in every run. */
const SEED = 7

/** Words that narrow a set, and what Postgres is asked for them. */
interface Narrowing {
  words: string
  where: string
}
const year = 'left(date_signed, 4)'
const NARROWINGS: Readonly<Record<string, readonly Narrowing[]>> = {
  type: [
    { words: 'whse', where: "property_type = 'Warehouse'" },
    { words: 'distribution', where: "property_type = 'Distribution'" },
    { words: 'mfg', where: "property_type = 'Manufacturing'" },
  ],
  lease: [
    { words: 'NNN', where: "lease_type = 'NNN'" },
    { words: 'mod gross', where: "lease_type = 'MG'" },
  ],
  place: [
    { words: 'in Houston', where: "city = 'Houston'" },
    { words: 'in Katy or Pasadena', where: "city in ('Katy', 'Pasadena')" },
    { words: 'outside Houston', where: "city <> 'Houston'" },
  ],
  size: [
    { words: '20-60k sf', where: 'square_footage between 20000 and 60000' },
    { words: 'over 30k sf', where: 'square_footage > 30000' },
    { words: 'up to 45,000 sf', where: 'square_footage <= 45000' },
  ],
  clear: [
    { words: '24 clear or better', where: 'clear_height >= 24' },
    { words: 'under 28 clear', where: 'clear_height < 28' },
  ],
  signed: [
    { words: 'signed in 2025', where: `${year} = '2025'` },
    { words: 'signed since 2024', where: `${year} >= '2024'` },
    { words: 'signed 2023 to 2025', where: `${year} between '2023' and '2025'` },
  ],
  built: [
    { words: 'built after 2000', where: 'year_built > 2000' },
    { words: 'built before 1995', where: 'year_built < 1995' },
  ],
}
const anySet = fc
  .shuffledSubarray(Object.keys(NARROWINGS), { minLength: 1, maxLength: 3 })
  .chain((kinds) => fc.tuple(...kinds.map((kind) => fc.constantFrom(...(NARROWINGS[kind] ?? [])))))

const FIGURES = [
  ['rentPerSf', 'rent'],
  ['opexPerSf', 'opex'],
  ['squareFootage', 'size'],
  ['clearHeight', 'clear height'],
  ['yearBuilt', 'year built'],
  ['dockDoors', 'dock doors'],
  ['leaseTerm', 'lease term'],
  ['tiPerSf', 'TI'],
  ['freeRentMonths', 'free rent'],
  ['rentEscalationPct', 'escalation'],
] as const satisfies readonly (readonly [AskedFigure, string])[]
const MEASURES = [
  ['mean', 'average', (column: string) => `avg(${column})`],
  ['median', 'median', (column: string) => `percentile_cont(0.5) within group (order by ${column})`],
] as const
const inSql = (set: readonly Narrowing[]) => set.map(({ where }) => `(${where})`).join(' and ')
const said = (set: readonly Narrowing[]) => set.map(({ words }) => words).join(', ')

const WORDINGS = [
  (asked: string, set: string) => `${asked} for ${set}`,
  (asked: string, set: string) => `what's the ${asked}, ${set}?`,
  (asked: string, set: string) => `${set}: ${asked}`,
  (asked: string, set: string) => `give me the ${asked} for ${set} please`,
] as const

test('a statistic over any set, in any order of its words, is that of Postgres', async () => {
  await fc.assert(
    fc.asyncProperty(
      anySet,
      fc.constantFrom(...FIGURES),
      fc.constantFrom(...MEASURES),
      fc.constantFrom(...WORDINGS),
      async (set, [figure, name], [of, measure, worked], word) => {
        // "signed since 2024" before a bare figure would be of the figure.
        const column = columnOf(figure)
        const [row] = await rowsOf(
          `count(${column})::int as n, (${worked(column)})::float8 as value from property where ${inSql(set)}`,
        )
        fc.pre(Number(row?.n) > 0)
        const words = word(`${measure} ${name}`, said(set))
        const { figures } = await ask(words)
        const own = [measureName(figure, of), askedFigureName(figure)]
        expectShown(words, figures.find(({ what }) => own.includes(what))?.text, row?.value)
      },
    ),
    { numRuns: 150, seed: SEED },
  )
})

test('how many there are of any set is the count of Postgres', async () => {
  await fc.assert(
    fc.asyncProperty(
      anySet,
      fc.constantFrom('how many properties', 'number of deals', 'count of leases'),
      async (set, counted) => {
        const [row] = await rowsOf(`count(*)::int as n from property where ${inSql(set)}`)
        const words = `${counted}: ${said(set)}`
        const { found } = await ask(words)
        expect({ words, found }).toEqual({ words, found: row?.n })
      },
    ),
    { numRuns: 60, seed: SEED },
  )
})

const GROUPS = [
  ['city', 'town'],
  ['lease_type', 'lease type'],
  ['landlord_firm', 'landlord'],
  ['left(date_signed, 4)', 'year signed'],
] as const

test('the figures by group over any set are those of Postgres, group by group', async () => {
  await fc.assert(
    fc.asyncProperty(
      anySet,
      fc.constantFrom(...FIGURES),
      fc.constantFrom(...MEASURES),
      fc.constantFrom(...GROUPS),
      async (set, [figure, name], [, measure, worked], [label, group]) => {
        const column = columnOf(figure)
        const expected = await rowsOf(
          `${label} as label, count(${column})::int as n, (${worked(column)})::float8 as value from property where ${inSql(set)} and ${label} is not null group by 1 having count(${column}) > 0`,
        )
        fc.pre(expected.length > 1 && expected.length <= 40)
        const words = `${measure} ${name} by ${group} for ${said(set)}`
        const rows = shownRows(await ask(words))
        expect({ words, rows: rows.length }).toEqual({ words, rows: expected.length })
        for (const [one, n, value] of rows) {
          const row = expected.find((known) => String(known.label) === one)
          expect({ words, one, n }).toEqual({ words, one, n: String(row?.n) })
          expectShown(`${words}: ${one}`, value, row?.value)
        }
      },
    ),
    { numRuns: 60, seed: SEED },
  )
})

const SIDES = [
  [NARROWINGS.lease?.[0], NARROWINGS.lease?.[1], 'lease'],
  [{ words: 'Katy', where: "city = 'Katy'" }, { words: 'Pasadena', where: "city = 'Pasadena'" }, 'place'],
  [
    { words: 'built after 2000', where: 'year_built > 2000' },
    { words: 'before', where: 'year_built <= 2000' },
    'built',
  ],
  [
    { words: 'over 40k sf', where: 'square_footage > 40000' },
    { words: 'smaller', where: 'square_footage <= 40000' },
    'size',
  ],
] as readonly (readonly [Narrowing, Narrowing, string])[]

test('two sets that are compared, with what is said of both, are those of Postgres', async () => {
  await fc.assert(
    fc.asyncProperty(
      anySet,
      fc.constantFrom(...FIGURES),
      fc.constantFrom(...MEASURES),
      fc.constantFrom(...SIDES),
      fc.constantFrom('vs', 'versus', 'compared to'),
      async (shared, [figure, name], [, measure, worked], [one, other, kind], versus) => {
        fc.pre(!shared.some((narrowing) => NARROWINGS[kind]?.includes(narrowing)))
        const column = columnOf(figure)
        const values = await Promise.all(
          [one, other].map(async (side) => {
            const [row] = await rowsOf(
              `count(${column})::int as n, (${worked(column)})::float8 as value from property where ${inSql([side, ...shared])}`,
            )
            return row
          }),
        )
        fc.pre(values.every((row) => Number(row?.n) > 0))
        const words = `${measure} ${name}, ${one.words} ${versus} ${other.words}, ${said(shared)}`
        const rows = shownRows(await ask(words))
        expect({ words, rows: rows.length }).toEqual({ words, rows: 2 })
        for (const [i, row] of values.entries()) expectShown(`${words}: ${i}`, rows[i]?.at(2), row?.value)
      },
    ),
    { numRuns: 80, seed: SEED },
  )
})
