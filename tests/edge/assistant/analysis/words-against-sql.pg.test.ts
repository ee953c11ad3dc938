import { expect, test } from 'vitest'
import { sampleProperties } from '../../../../db/sample/sample-properties.ts'
import { askedFigureName, measureName } from '../../../../edge/assistant/analysis/asked-figure-words.ts'
import type { AskedFigure, Grouping, Measure } from '../../../../sync/assistant/analysis/ask.ts'
import { groupLabel } from '../../../../sync/assistant/analysis/group-of-rows.ts'
import { FEW_ROWS } from '../../../../sync/domain/few-rows.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import {
  entriesOf,
  FIGURE_NAMES,
  GROUPING_WORDS,
  MEASURE_NAMES,
} from '../../../sync/assistant/analysis/figures-and-groupings.ts'
import { bookInSql, columnOf, shownRows } from './book-in-sql.ts'
import { expectShown } from './expect-shown.ts'

/** Every field stated by some and left out by others. */
const properties = sampleProperties({ seed: 23, count: 400 }).map((property, i): Property => {
  const some = <T>(part: number, value: T): T | null => (i % part === 0 ? null : value)
  return {
    ...property,
    county: some(5, ['Harris', 'Fort Bend', 'Montgomery'][i % 3] ?? null),
    submarket: some(4, ['Northwest', 'Southeast', 'Southwest', 'North'][i % 4] ?? null),
    buildingClass: some(3, (['A', 'B', 'C'] as const)[i % 3] ?? null),
    dealType: some(6, ['New', 'Renewal', 'Sublease'][i % 3] ?? null),
    askingRent: some(3, 0.4 + (i % 37) / 40),
    capRate: some(2, 4 + (i % 23) / 8),
    percentLeased: some(4, 40 + (i % 61)),
    officePercent: some(3, (i % 45) / 2),
    parkingRatio: some(5, 0.5 + (i % 17) / 7),
    leasedSf: some(2, 1_000 + ((i * 7_919) % 90_000)),
    saleDate: some(3, `20${20 + (i % 6)}-0${1 + (i % 9)}-15`),
  }
})
const { ask, rowsOf } = bookInSql(properties)

/** Worked out of several columns, and held against Postgres in `analysis.pg.test.ts`. */
type Column = Exclude<keyof typeof FIGURE_NAMES, 'netEffectiveRent'>
const figures = entriesOf(FIGURE_NAMES).filter((entry): entry is [Column, (typeof FIGURE_NAMES)[Column]] => {
  return entry[0] !== 'netEffectiveRent'
})

/** What is said of a lease weighs by the area that was leased, all else by the building. */
const OF_LEASES = new Set(
  'rent_per_sf asking_rent effective_rent opex_per_sf leased_sf lease_term free_rent_months ti_per_sf rent_escalation_pct'.split(
    ' ',
  ),
)

const IN_SQL = {
  mean: (column) => `avg(${column})`,
  median: (column) => `percentile_cont(0.5) within group (order by ${column})`,
  min: (column) => `min(${column})`,
  max: (column) => `max(${column})`,
  sum: (column) => `sum(${column})`,
  weighted: (column) => {
    const weight = OF_LEASES.has(column) ? 'coalesce(leased_sf, square_footage)' : 'square_footage'
    return `sum(${column} * ${weight}) / sum(${weight}) filter (where ${column} is not null)`
  },
} as const satisfies Record<Exclude<Measure, 'count'>, (column: string) => string>
const MEASURES = entriesOf(MEASURE_NAMES)

const quarterOf = (column: string) =>
  `case when ${column} ~ '^[0-9]{4}-Q[1-4]$' then ${column} when ${column} ~ '^[0-9]{4}-[0-9]{2}' then left(${column}, 4) || '-Q' || ((substr(${column}, 6, 2)::int + 2) / 3) end`
/** What names the group of a row, as it is shown. */
const GROUPS = {
  sizeBand: `case when square_footage < 5000 then 'Under 5k SF' when square_footage < 10000 then '5k to 10k SF' when square_footage < 20000 then '10k to 20k SF' when square_footage < 50000 then '20k to 50k SF' when square_footage < 100000 then '50k to 100k SF' when square_footage < 250000 then '100k to 250k SF' when square_footage < 500000 then '250k to 500k SF' when square_footage < 1000000 then '500k to 1M SF' when square_footage >= 1000000 then '1M SF and up' end`,
  decadeBuilt: "(floor(year_built / 10) * 10)::int || 's'",
  signedMonth: "case when date_signed ~ '^[0-9]{4}-[0-9]{2}' then left(date_signed, 7) end",
  signedQuarter: quarterOf('date_signed'),
  signedYear: 'left(date_signed, 4)',
  saleYear: 'left(sale_date, 4)',
  commencementYear: 'left(commencement, 4)',
  expirationYear: 'left(expiration, 4)',
  expirationMonth: "case when expiration ~ '^[0-9]{4}-[0-9]{2}' then left(expiration, 7) end",
  expirationQuarter: quarterOf('expiration'),
} as const satisfies Partial<Record<Grouping, string>>
const labelOf = (by: Grouping): string =>
  by in GROUPS ? GROUPS[by as keyof typeof GROUPS] : columnOf(by as AskedFigure)

const NNN = "from property where lease_type = 'NNN'"

test.each(figures)(
  '%s: each statistic that is asked for in words is that of Postgres',
  async (figure, name) => {
    const column = columnOf(figure)
    const asked = MEASURES.map(([of]) => `(${IN_SQL[of](column)})::float8 as ${of}`).join(', ')
    const [row] = await rowsOf(`count(${column})::int as n, ${asked} ${NNN}`)
    expect(row?.n).toBeGreaterThan(0)
    for (const [of, measure] of MEASURES) {
      const words = `what is the ${measure} ${name} for NNN deals`
      const { figures: shown } = await ask(words)
      // The lowest and the highest are told with the property that has them.
      const own = [measureName(figure, of), askedFigureName(figure)]
      expectShown(words, shown.find(({ what }) => own.includes(what))?.text, row?.[of])
    }
  },
)

test.each(entriesOf(GROUPING_WORDS))(
  'by %s: each figure that is asked for in words is that of Postgres, group by group',
  async (by, [one]) => {
    const label = labelOf(by)
    for (const [i, [figure, name]] of figures.entries()) {
      const [of, measure] = MEASURES[i % MEASURES.length] as (typeof MEASURES)[number]
      const column = columnOf(figure)
      const expected = await rowsOf(
        `${label} as label, count(${column})::int as n, (${IN_SQL[of](column)})::float8 as value ${NNN} and ${label} is not null group by 1 having count(${column}) > 0`,
      )
      const stated = expected.filter(({ value }) => value !== null)
      const words = `${measure} ${name} by ${one} for NNN deals`
      const rows = shownRows(await ask(words))
      expect({ words, rows: rows.length }).toEqual({ words, rows: Math.min(stated.length, 60) })
      for (const [group, n, value] of rows) {
        const row = stated.find((one) => groupLabel(by, String(one.label)) === group)
        expect({ words, group, n }).toEqual({ words, group, n: String(row?.n) })
        expectShown(`${words}: ${group}`, value, row?.value)
      }
    }
  },
)

test('the ranking, the percentile and the comparison of every figure are those of Postgres', async () => {
  for (const [figure, name] of figures) {
    const column = columnOf(figure)
    const [ends] = await rowsOf(
      `percentile_cont(0.25) within group (order by ${column}) as low, percentile_cont(0.75) within group (order by ${column}) as high ${NNN}`,
    )
    for (const [words, value] of [
      [`25th percentile of ${name} for NNN deals`, ends?.low],
      [`75th percentile of ${name} for NNN deals`, ends?.high],
    ] as const)
      expectShown(words, (await ask(words)).figures.find(({ what }) => what !== '')?.text, value)
    const towns = await rowsOf(
      `city as label, avg(${column})::float8 as value ${NNN} and city is not null group by 1 having count(${column}) > 0 order by (count(${column}) >= ${FEW_ROWS}) desc, 2 desc, 1 limit 3`,
    )
    const rows = shownRows(await ask(`top 3 towns by average ${name} for NNN deals`))
    expect(rows).toHaveLength(towns.length)
    for (const [i, cells] of rows.entries()) expectShown(`${name}, ${cells[0]}`, cells[2], towns[i]?.value)
    const types = await rowsOf(
      `lease_type as label, percentile_cont(0.5) within group (order by ${column}) as value from property where lease_type in ('NNN', 'Gross') group by 1`,
    )
    const table = shownRows(await ask(`median ${name}: NNN versus gross`)).map((cells) => cells.join(' | '))
    for (const { label, value } of types) {
      const line = table.find((cells) => cells.toLowerCase().includes(String(label).toLowerCase()))
      expect({ name, label, line: line !== undefined }).toEqual({ name, label, line: true })
      const shown = line?.split(' | ').at(2)
      if (value === null) expect({ name, label, shown }).toEqual({ name, label, shown: 'n/a' })
      else expectShown(`${name} of ${label}`, shown, value)
    }
  }
})
