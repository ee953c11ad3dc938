import { describe, expect, test } from 'vitest'
import { sampleProperties } from '../../../../db/sample/sample-properties.ts'
import { analysisOf } from '../../../../edge/assistant/analysis/analysis-of.ts'
import { createFindings } from '../../../../edge/assistant/tools/findings.ts'
import {
  atPercentile,
  standingOf,
  workOut,
  workOutGroups,
} from '../../../../sync/assistant/analysis/analyze.ts'
import type { Ask, AskedFigure, Grouping, Measure } from '../../../../sync/assistant/analysis/ask.ts'
import { plainText } from '../../../../sync/assistant/linked-text.ts'
import { EVERY_ROW, type RowSet, slotsOf } from '../../../../sync/assistant/row-set.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { bookInSql } from './book-in-sql.ts'

const { book, rowsOf } = bookInSql(sampleProperties({ seed: 11, count: 1_500 }))
const WAREHOUSES: RowSet = {
  ...EVERY_ROW,
  criteria: [{ kind: 'word', field: 'propertyType', anyOf: ['Warehouse'], not: false }],
}

const COLUMNS = {
  rentPerSf: 'rent_per_sf',
  clearHeight: 'clear_height',
  squareFootage: 'square_footage',
  leaseTerm: 'lease_term',
  opexPerSf: 'opex_per_sf',
  // Each month’s rent, raised at each anniversary, for its share that is not free. A year or less has no anniversary.
  netEffectiveRent: `(select sum(rent_per_sf * (1 + coalesce(rent_escalation_pct, case when months <= 12 then 0 end) / 100) ^ (month / 12) * greatest(0, least(1, month + 1 - free_rent_months))) - ti_per_sf
    from generate_series(0, months::int - 1) as month where free_rent_months is not null) / months`,
} as const satisfies Partial<Record<AskedFigure, string>>
type Checked = keyof typeof COLUMNS

const MEASURES: readonly [Measure, (column: string) => string][] = [
  ['mean', (column) => `avg(${column})`],
  ['median', (column) => `percentile_cont(0.5) within group (order by ${column})`],
  ['min', (column) => `min(${column})`],
  ['max', (column) => `max(${column})`],
  ['sum', (column) => `sum(${column})`],
]
/** A term that is not stated is counted from dates known to the month. */
const MONTHS = `coalesce(lease_term, (
  select round((extract(year from ended) - extract(year from began)) * 12 + extract(month from ended) - extract(month from began) + (extract(day from ended) - extract(day from began)) / 30)
  from (select
    to_date(case when commencement ~ '^[0-9]{4}-[0-9]{2}' then rpad(commencement, 10, '-01') end, 'YYYY-MM-DD') as began,
    case when expiration ~ '^[0-9]{4}-[0-9]{2}$' then to_date(expiration, 'YYYY-MM') + interval '1 month' when expiration ~ '^[0-9]{4}-[0-9]{2}-' then to_date(expiration, 'YYYY-MM-DD') + interval '1 day' end as ended
  ) as dates where ended > began))`
const FROM = `from (select *, ${MONTHS} as months from property) as property where property_type = 'Warehouse'`

describe.each(Object.keys(COLUMNS) as Checked[])('%s', (figure) => {
  test.each(MEASURES)('has the %s that Postgres works out', async (of, inSql) => {
    const column = COLUMNS[figure]
    const [row] = await rowsOf(
      `${inSql(column)} as value, count(${column})::int as n, count(*)::int as all ${FROM}`,
    )
    const { value, n, lacking } = workOut(book, WAREHOUSES, figure, of)
    expect(value).toBeCloseTo(Number(row?.value), 6)
    expect([n, n + lacking]).toEqual([row?.n, row?.all])
  })
})

/** Every figure by every grouping, against the same in SQL. */
const FIGURES_GROUPED = [
  'rentPerSf',
  'clearHeight',
  'squareFootage',
  'leaseTerm',
  'opexPerSf',
  'tiPerSf',
] as const
const GROUPED: readonly [Grouping, string][] = [
  ['propertyType', 'property_type'],
  ['city', 'city'],
  ['state', 'state'],
  ['zip', 'zip'],
  ['tenant', 'tenant'],
  ['brokerFirm', 'broker_firm'],
  ['brokerName', 'broker_name'],
  ['signedMonth', "case when date_signed ~ '^[0-9]{4}-[0-9]{2}' then left(date_signed, 7) end"],
  ['signedYear', 'left(date_signed, 4)'],
  ['expirationYear', 'left(expiration, 4)'],
  ['expirationMonth', "case when expiration ~ '^[0-9]{4}-[0-9]{2}' then left(expiration, 7) end"],
  [
    'expirationQuarter',
    "case when expiration ~ '^[0-9]{4}-Q[1-4]$' then expiration when expiration ~ '^[0-9]{4}-[0-9]{2}' then left(expiration, 4) || '-Q' || ((substr(expiration, 6, 2)::int + 2) / 3) end",
  ],
]

test.each(GROUPED)(
  'by %s every figure has the mean, median, sum and count of Postgres',
  async (by, column) => {
    for (const figure of FIGURES_GROUPED) {
      const own = figure === 'tiPerSf' ? 'ti_per_sf' : COLUMNS[figure]
      const expected = await rowsOf(
        `${column} as label, count(${own})::int as n, avg(${own}) as mean, percentile_cont(0.5) within group (order by ${own}) as median, sum(${own}) as sum from property where ${column} is not null group by 1 having count(${own}) > 0`,
      )
      expect(expected.length).toBeGreaterThan(0)
      for (const statistic of ['mean', 'median', 'sum'] as const) {
        const { groups } = workOutGroups(book, EVERY_ROW, figure, statistic, by)
        const found = new Map(groups.map(({ key, value, n }) => [key, { value, n }]))
        expect(groups.filter(({ n }) => n > 0)).toHaveLength(expected.length)
        for (const row of expected) {
          const group = found.get(String(row.label))
          expect(group?.n).toBe(row.n)
          const wanted = Number(row[statistic])
          const apart = Math.abs((group?.value ?? Number.NaN) - wanted)
          expect(apart).toBeLessThan(1e-9 * Math.max(1, Math.abs(wanted)))
        }
      }
    }
  },
)

test('a share, a number of different ones and a range are those of Postgres', async () => {
  const [row] = await rowsOf(
    `100.0 * sum(square_footage) filter (where lease_type = 'NNN') / sum(square_footage) as share, count(distinct landlord_firm)::int as landlords, min(rent_per_sf) as low, max(rent_per_sf) as high ${FROM}`,
  )
  const context = { book, findings: createFindings(), today: '2026-08-22' }
  const told = (ask: Ask) =>
    plainText(
      analysisOf(context, ask, { rows: WAREHOUSES, notUnderstood: null, unknownIds: [], told: [] }).answer,
    )
  const nnn: Criterion = { kind: 'word', field: 'leaseType', anyOf: ['NNN'], not: false }
  expect(told({ kind: 'share', figure: 'squareFootage', part: [nnn] })).toMatch(
    new RegExp(`^${Math.round(Number(row?.share))}% of`),
  )
  expect(told({ kind: 'distinct', by: 'landlordFirm' })).toMatch(
    new RegExp(`^There are ${row?.landlords} landlords among`),
  )
  const rent = (value: unknown) => `\\$${Number(value).toFixed(2)}`
  expect(told({ kind: 'spread', figure: 'rentPerSf' })).toMatch(
    new RegExp(`runs from ${rent(row?.low)}/SF/mo to ${rent(row?.high)}/SF/mo`),
  )
})

test('a weighted mean weighs by the leased area, else the building’s', async () => {
  const [row] = await rowsOf(
    `sum(rent_per_sf * coalesce(leased_sf, square_footage)) / sum(coalesce(leased_sf, square_footage)) as value ${FROM} and rent_per_sf is not null`,
  )
  expect(workOut(book, WAREHOUSES, 'rentPerSf', 'weighted').value).toBeCloseTo(Number(row?.value), 6)
})

test.each([10, 25, 75, 90])('the %ith percentile is that of Postgres', async (p) => {
  const [row] = await rowsOf(
    `percentile_cont(${p / 100}) within group (order by rent_per_sf) as value ${FROM}`,
  )
  expect(atPercentile(book, WAREHOUSES, 'rentPerSf', p).value).toBeCloseTo(Number(row?.value), 6)
})

test('a quoted rent stands where so many are below it', async () => {
  const [row] = await rowsOf(
    `100.0 * (count(*) filter (where rent_per_sf < 0.9 - 1e-6) + 0.5 * count(*) filter (where abs(rent_per_sf - 0.9) <= 1e-6)) / count(*) as value ${FROM} and rent_per_sf is not null`,
  )
  expect(standingOf(book, WAREHOUSES, 'rentPerSf', 0.9).value).toBeCloseTo(Number(row?.value), 6)
})

test.each<[Grouping, string]>([
  ['city', 'city'],
  ['leaseType', 'lease_type'],
  ['landlordFirm', 'landlord_firm'],
  ['decadeBuilt', "(floor(year_built / 10) * 10)::int || 's'"],
])('by %s each group has its own median, and links to as many rows', async (by, column) => {
  const expected = await rowsOf(
    `${column} as label, percentile_cont(0.5) within group (order by rent_per_sf) as value, count(rent_per_sf)::int as n ${FROM} and ${column} is not null group by 1 having count(rent_per_sf) > 0 order by 1`,
  )
  const { groups } = workOutGroups(book, WAREHOUSES, 'rentPerSf', 'median', by)
  const found = groups.filter(({ n }) => n > 0)
  const bare = (rows: { label: unknown; value: unknown; n: unknown }[]) =>
    rows
      .map(({ label, value, n }) => [String(label), Number(value).toFixed(6), Number(n)])
      .sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))
  expect(bare(found)).toEqual(bare(expected as { label: unknown; value: unknown; n: unknown }[]))
  for (const { rows, n } of found) expect(slotsOf(book, rows)).toHaveLength(n)
})
