import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { findSlot } from '../../../sync/book/find-slot.ts'
import { addDays } from '../../../sync/domain/dates/days.ts'
import { fieldsWhere } from '../../../sync/domain/fields/field-list.ts'
import {
  ASKABLES,
  GROUPS,
  groupOf,
  matchingAskables,
  nameOfAskable,
} from '../../../web/criteria/picker/asked-field.ts'
import { matchingValues } from '../../../web/criteria/picker/choice-editor.tsx'
import { datePresets } from '../../../web/criteria/picker/date-presets.ts'
import {
  amenitiesIn,
  columnsStatedIn,
  saidFigures,
  statedIn,
  wordsOf,
} from '../../../web/criteria/picker/field-values.ts'
import { fewOf, statedFirst } from '../../../web/criteria/picker/fields-in-sight.ts'
import { boundsOfBars, decimalsOf, figureBars } from '../../../web/criteria/picker/figure-bars.ts'
import { wholeCriterion } from '../../../web/criteria/picker/whole-criterion.ts'
import { customColumns } from '../../../web/table/worked-columns.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'

test('every field but places on the globe, links and flags is offered, each in one group', () => {
  const offered = fieldsWhere(
    (field) => field.kind !== 'flag' && !(field.kind === 'figure' && field.unit === 'degrees'),
  ).filter((name) => !['pdfUrl', 'id', 'custom'].includes(name))
  expect(ASKABLES).toEqual(expect.arrayContaining(offered))
  expect(ASKABLES.map(groupOf).every((group) => GROUPS.includes(group))).toBe(true)
})

test('columns that sources have of their own are offered by their names, with what they say', () => {
  const base = makeBase(1, [
    makeProperty({ id: 'a', custom: 'Bay size: 50 x 52\nYard: paved' }),
    makeProperty({ id: 'b', custom: 'Bay size: 50 x 52', zoning: 'I-2' }),
  ])
  const book = overlay(base, [{ id: 'c', property: makeProperty({ id: 'c', custom: 'Bay size: 40 x 40' }) }])
  const own = customColumns(book)
  expect(matchingAskables('bay', own)).toEqual(['custom.Bay size'])
  expect(nameOfAskable('custom.Bay size')).toBe('Bay size')
  expect(groupOf('custom.Bay size')).toBe('Other columns')
  const slots = Uint32Array.from(['a', 'b', 'c'], (id) => findSlot(book, id))
  expect(wordsOf(book, slots, 'custom.Bay size')).toEqual([
    ['50 x 52', 2],
    ['40 x 40', 1],
  ])
  expect(['zoning', 'suite', 'name'].map((field) => statedIn(book, slots, field as 'zoning'))).toEqual([
    1, 0, 3,
  ])
})

test('names with a word that begins with what is typed come before those that hold it elsewhere', () => {
  const values = [
    ['Inverkeld Foods', 9],
    ['Gulf Kelvane', 3],
    ['Kelvane Tubulars', 2],
    ['Bayou', 1],
  ] as const
  expect(matchingValues(values, 'kel').map(([value]) => value)).toEqual([
    'Gulf Kelvane',
    'Kelvane Tubulars',
    'Inverkeld Foods',
  ])
  expect(matchingValues(values, '')).toEqual(values)
})

test('of a long group those that are asked for most stand there at first, in their order', () => {
  const lease = ASKABLES.filter((askable) => groupOf(askable) === 'Lease')
  const few = fewOf(lease)
  expect(few.length).toBeLessThan(lease.length)
  expect(few).toEqual(lease.filter((askable) => few.includes(askable)))
  expect(few).toEqual(expect.arrayContaining(['dateSigned', 'expiration', 'leaseTerm', 'tenant']))
  expect(fewOf(lease.slice(0, 3))).toEqual(lease.slice(0, 3))
})

test('fields that nothing found states are the last of their group', () => {
  const counts = new Map([
    ['status', 0],
    ['tenant', 4],
    ['leaseType', 2],
  ] as const)
  expect(statedFirst(['status', 'tenant', 'rail', 'leaseType'], counts)).toEqual([
    'tenant',
    'rail',
    'leaseType',
    'status',
  ])
  expect(statedFirst(['status', 'tenant'], null)).toEqual(['status', 'tenant'])
})

test('what a building has is offered as well, and counted', () => {
  expect(matchingAskables('crane').map(nameOfAskable)).toEqual(['Crane', 'Has a crane'])
  expect(wholeCriterion('has.crane')).toEqual({ kind: 'amenity', amenity: 'crane', not: false })
  expect(wholeCriterion('clearHeight')).toBeNull()
  const [kept, changed] = [{ notes: '10-ton crane, fenced yard' }, { notes: 'fenced yard', dockDoors: 4 }]
  const book = overlay(makeBase(1, [makeProperty({ id: 'a', ...kept })]), [
    { id: 'b', property: makeProperty({ id: 'b', ...changed }) },
  ])
  const counts = amenitiesIn(book, Uint32Array.of(findSlot(book, 'a'), findSlot(book, 'b')))
  expect(Object.fromEntries(counts)).toMatchObject({ crane: 1, yard: 2, dock: 1, sprinkler: 0 })
})

test('typing finds a field by parts of its name, those that begin with it first', () => {
  expect(matchingAskables('cl').map(nameOfAskable).slice(0, 2)).toEqual(['Clear height', 'Class'])
  expect(matchingAskables('doors grade').map(nameOfAskable)).toEqual(['Grade-level doors'])
  expect(matchingAskables('no such field')).toEqual([])
})

test('what can be asked for has a name of its own each, and power as written is not the amenity', () => {
  expect(new Set(ASKABLES).size).toBe(ASKABLES.length)
  const names = ASKABLES.map(nameOfAskable)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  expect(matchingAskables('power').map(nameOfAskable)).toEqual(['Power', 'Has 3-phase power'])
  expect(wholeCriterion('power')).toBeNull()
})

test.each([
  ['docks', 'Dock doors'],
  ['grade doors', 'Grade-level doors'],
  ['expiration', 'Expires'],
  ['signed', 'Date signed'],
  ['construction', 'Construction'],
  ['tilt', 'Construction'],
  ['changed since', 'Changed'],
  ['opex', 'Operating expenses'],
  ['square feet', 'Size'],
  ['nnn', 'Lease type'],
  ['owner', 'Landlord'],
])('typing “%s”, as people call it, finds “%s”', (typed, name) => {
  expect(matchingAskables(typed).map(nameOfAskable)).toContain(name)
})

test('a column of figures of a source is told from one of words or sizes, and cells are counted', () => {
  const texts = [
    'Bays: 4\nGrid: 50 x 52',
    'Bays: 12\nGrid: 50 x 52',
    'Bays: 1,200\nGrid: 40 x 40',
    'Bays: \nSeen: 3/4/2025',
  ]
  const book = overlay(
    makeBase(
      1,
      texts.map((custom, i) => makeProperty({ id: `${i}`, custom })),
    ),
    [{ id: '9', property: makeProperty({ id: '9', custom: 'Bays: 4' }) }],
  )
  const slots = Uint32Array.from(['0', '1', '2', '3', '9'], (id) => findSlot(book, id))
  expect([...(saidFigures(book, slots, 'custom.Bays') ?? [])]).toEqual([4, 4, 12, 1200])
  expect(saidFigures(book, slots, 'custom.Grid')).toBeNull()
  expect(saidFigures(book, slots, 'custom.Seen')).toBeNull()
  expect(Object.fromEntries(columnsStatedIn(book, slots))).toEqual({
    'custom.Bays': 4,
    'custom.Grid': 3,
    'custom.Seen': 1,
  })
})

test('bars count every figure once, in rising spans of one width', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 300 }),
      (figures) => {
        const bars = figureBars(Float64Array.from(figures).sort(), 4)
        expect(bars.reduce((all, { count }) => all + count, 0)).toBe(figures.length)
        expect(bars.every(({ from, to }, i) => from < to && (i === 0 || from === bars[i - 1]?.to))).toBe(true)
        expect(bars.length).toBeLessThanOrEqual(38)
      },
    ),
    { examples: [[[5e-324, 1e-320]], [[1e6, 1e6 + 1e-9]], [[1e6]]], endOnFailure: true },
  )
})

test('the end of a lease is asked for ahead, other days behind', () => {
  const today = '2026-11-24'
  const [soon] = datePresets('expiration', today)
  const [late] = datePresets('dateSigned', today)
  expect(soon).toEqual({ label: 'Next 6 months', from: today, to: '2027-05-24' })
  expect(late).toEqual({ label: 'Last 6 months', from: addDays('2026-05-24', 1), to: null })
})

const anyFigures = fc
  .tuple(fc.constantFrom(0, 1, 3), fc.integer({ min: -50, max: 2_100 }), fc.constantFrom(1, 7, 400, 90_000))
  .chain(([decimals, from, spread]) =>
    fc.record({
      decimals: fc.constant(decimals),
      figures: fc
        .array(fc.integer({ min: 0, max: spread * 10 ** decimals }), { minLength: 1, maxLength: 300 })
        .map((steps) =>
          Float64Array.from(steps, (step) => Number((from + step / 10 ** decimals).toFixed(decimals))).sort(),
        ),
    }),
  )

test('picking bars of a chart finds exactly what they count, tails and whole numbers among them', () => {
  fc.assert(
    fc.property(anyFigures, fc.nat(), fc.nat(), ({ decimals, figures }, a, b) => {
      const bars = figureBars(figures, decimals)
      const [first = 0, last = 0] = [a % bars.length, b % bars.length].sort((x, y) => x - y)
      const { min = -Infinity, max = Infinity } = boundsOfBars(bars, { first, last }, figures, decimals)
      const counted = bars.slice(first, last + 1).reduce((sum, { count }) => sum + count, 0)
      expect(figures.filter((figure) => figure >= min && figure <= max).length).toBe(counted)
      if (decimals === 0) expect(bars.every(({ from }) => Number.isInteger(from))).toBe(true)
      expect(decimalsOf(figures)).toBeLessThanOrEqual(decimals)
    }),
  )
})
