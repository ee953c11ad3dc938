import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlay } from '../../../../sync/book/book.ts'
import { propertyAt } from '../../../../sync/book/property-at.ts'
import { find } from '../../../../sync/book/question/find.ts'
import type { MomentField } from '../../../../sync/domain/criteria/asked-fields.ts'
import { type Criterion, criterion as criterionSchema } from '../../../../sync/domain/criteria/criterion.ts'
import { describeCriterion } from '../../../../sync/domain/criteria/describe-criterion.ts'
import { matchesCriterion } from '../../../../sync/domain/criteria/matches-criterion.ts'
import { addDays, dayAt } from '../../../../sync/domain/dates/days.ts'
import { removeCriterion } from '../../../../sync/domain/query/edit-query.ts'
import { phraseOf } from '../../../../sync/domain/query/fields/phrase-of.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { makeBase } from '../../../make/book.ts'
import { makeProperty } from '../../../make/property.ts'
import { vocabulary } from './query-vocabulary.ts'

/** A Wednesday. */
const TODAY = '2026-11-18'
const VISIT = '2026-11-17T17:40'

const read = (words: string) =>
  parseQuery(words, vocabulary, TODAY, VISIT).criteria.map(({ criterion }) => criterion)
const moment = (
  field: MomentField,
  from: string | null,
  to: string | null = null,
  not = false,
): Criterion => ({
  kind: 'moment',
  field,
  from,
  to,
  not,
})

describe('what became of properties in the book is asked for', () => {
  test.each<[string, Criterion]>([
    ['added since Monday', moment('createdAt', '2026-11-16')],
    ['added since wednesday', moment('createdAt', TODAY)],
    ['added since last Wednesday', moment('createdAt', '2026-11-11')],
    ['new this week', moment('createdAt', '2026-11-16', '2026-11-22')],
    ['new last week', moment('createdAt', '2026-11-09', '2026-11-15')],
    ['changed since yesterday', moment('changedAt', '2026-11-17')],
    ['changed yesterday', moment('changedAt', '2026-11-17', '2026-11-17')],
    ['updated today', moment('changedAt', TODAY, TODAY)],
    ['rent changed this month', moment('rentChangedAt', '2026-11-01', '2026-11-30')],
    ['added last 7 days', moment('createdAt', '2026-11-11', TODAY)],
    ['added in the last two weeks', moment('createdAt', '2026-11-04', TODAY)],
    ['new since Nov 12', moment('createdAt', '2026-11-12')],
    ['new since December 24th', moment('createdAt', '2025-12-24')],
    ['changed since my last visit', moment('changedAt', VISIT)],
    ['changed since 2026-11-16 09:05', moment('changedAt', '2026-11-16T09:05')],
    ['changed after Nov 12, 2025', moment('changedAt', '2025-11-13')],
    ['added between Nov 2 and Nov 5', moment('createdAt', '2026-11-02', '2026-11-05')],
    ['not changed since Monday', moment('changedAt', '2026-11-16', null, true)],
    ['unchanged since Monday', moment('changedAt', '2026-11-16', null, true)],
    ['no rent change since yesterday', moment('rentChangedAt', '2026-11-17', null, true)],
    ['added since 2024', moment('createdAt', '2024-01-01')],
  ])('“%s”', (words, asked) => {
    expect(read(words)).toEqual([asked])
    expect(criterionSchema.parse(asked)).toEqual(asked)
    expect(read(phraseOf(asked))).toEqual([asked])
  })

  test.each([
    ['2026-11-17', '2026-11-17 08:00', '2026-11-17T08:00'],
    ['2026-11-17 08:00', '2026-11-17', '2026-11-17T08:00'],
    ['2026-11-17', '2026-11-18 08:00', '2026-11-17'],
  ])('twice, until %s and until %s, both ends hold: a day ends after its minutes', (one, other, to) => {
    const since = 'changed since 2026-11-16 09:05 to'
    expect(read(`${since} ${one}, ${since} ${other}`)).toEqual([moment('changedAt', '2026-11-16T09:05', to)])
  })

  test('among other words, which keep their meaning', () => {
    expect(read('warehouses under $0.95 changed since yesterday with rail')).toEqual([
      { kind: 'word', field: 'propertyType', anyOf: ['Warehouse'], not: false },
      { kind: 'range', field: 'rentPerSf', min: null, max: 0.95, exclusiveMax: true },
      moment('changedAt', '2026-11-17'),
      { kind: 'rail', not: false },
    ])
  })

  test('and can be taken out again by its chip', () => {
    const words = 'warehouses changed since my last visit, 28 ft clear'
    const parsed = parseQuery(words, vocabulary, TODAY, VISIT)
    const at = parsed.criteria.findIndex(({ criterion }) => criterion.kind === 'moment')
    expect(removeCriterion(words, parsed, at)).toBe('warehouses, 28 ft clear')
    const chips = [
      moment('changedAt', VISIT),
      moment('createdAt', TODAY, TODAY),
      moment('rentChangedAt', null, TODAY, true),
    ]
    expect(chips.map((chip) => describeCriterion(chip, 'month'))).toEqual([
      { key: 'Changed', value: 'since Nov 17, 2026 17:40' },
      { key: 'Added', value: 'Nov 18, 2026' },
      { key: 'Rent changed', value: 'not to Nov 18, 2026' },
    ])
  })
})

test.each([
  'built since 2015',
  'signed since 2023',
  'new construction',
  'expiring this year',
  'newer than 2000',
])('“%s” is of the building or the lease, not of the book', (words) => {
  expect(read(words).filter(({ kind }) => kind === 'moment')).toEqual([])
})

test('without a visit before, and without a day, such words stay words', () => {
  const kinds = (words: string, today?: string) =>
    parseQuery(words, vocabulary, today).criteria.map(({ criterion }) => criterion.kind)
  expect(kinds('changed since my last visit', TODAY)).toEqual(['text'])
  expect(kinds('changed since yesterday')).toEqual(['text'])
})

const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2020-01-01', days))
const verbs: [MomentField, string[]][] = [
  ['createdAt', ['added', 'imported', 'newly added']],
  ['changedAt', ['changed', 'updated']],
  ['rentChangedAt', ['rent changed', 'rents changed', 'rent changes']],
]
const wording = fc.constantFrom(...verbs.flatMap(([field, words]) => words.map((verb) => ({ field, verb }))))

test('any day in any wording is that day, denied or not', () => {
  const written = (text: string, style: number) => {
    const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
    const name = new Date(text).toLocaleDateString('en-US', {
      month: style === 1 ? 'long' : 'short',
      timeZone: 'UTC',
    })
    return style === 0 ? text : style === 3 ? `${month}/${date}/${year}` : `${name} ${date}, ${year}`
  }
  fc.assert(
    fc.property(
      wording,
      day,
      fc.integer({ min: 0, max: 3 }),
      fc.boolean(),
      ({ field, verb }, from, style, not) => {
        expect(read(`${not ? 'not ' : ''}${verb} since ${written(from, style)}`)).toEqual([
          moment(field, from, null, not),
        ])
        expect(read(`${not ? 'not ' : ''}${verb} before ${written(from, style)}`)).toEqual([
          moment(field, null, addDays(from, -1), not),
        ])
      },
    ),
  )
})

test('any such criterion reads back from its own words', () => {
  const time = fc.tuple(day, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  const at = fc.oneof(
    day,
    time.map(([day, h, m]) => `${day}T${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`),
  )
  fc.assert(
    fc.property(wording, at, fc.boolean(), fc.option(fc.nat(400)), ({ field }, from, not, days) => {
      const to = days === null ? null : addDays(from.slice(0, 10), days)
      expect(read(phraseOf(moment(field, from, to, not)))).toEqual([moment(field, from, to, not)])
    }),
  )
})

test('the search finds by it what one property after the other would, and the denial the rest', () => {
  const here = (text: string, hour: number) =>
    new Date(`${text}T${String(hour).padStart(2, '0')}:30`).getTime()
  const rows = Array.from({ length: 60 }, (_, i) =>
    makeProperty({
      id: `p${String(i).padStart(2, '0')}`,
      changedAt: i % 3 === 0 ? null : here(dayAt(2026, 11, 1 + (i % 28)), i % 24),
    }),
  )
  const book = overlay(
    makeBase(1, rows.slice(0, 40)),
    rows.slice(40).map((row) => ({ id: row.id, property: row })),
  )
  const found = (asked: Criterion) =>
    Array.from(
      find(book, { criteria: [asked], sort: 'rent_asc' }).slots,
      (slot) => propertyAt(book, slot).id,
    ).sort()
  for (const not of [false, true]) {
    for (const [from, to] of [
      [TODAY, null],
      [VISIT, null],
      ['2026-11-05', '2026-11-09'],
      [null, '2026-11-09'],
    ] as const) {
      const asked = moment('changedAt', from, to, not) as Extract<Criterion, { kind: 'moment' }>
      const expected = rows.filter((row) => matchesCriterion(row, asked, 0)).map(({ id }) => id)
      expect(found(asked)).toEqual(expected)
      expect(expected.length).toBeGreaterThan(0)
    }
  }
})
