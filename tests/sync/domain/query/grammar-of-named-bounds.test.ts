import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { vocabulary } from './query-vocabulary.ts'

const oneOf = fc.constantFrom

function read(words: string): Criterion[] {
  return parseQuery(words, vocabulary, '2026-11-22').criteria.map(({ criterion }) => criterion)
}

const NAMED = oneOf<[name: string, field: string, write: (value: number) => string, step: number]>(
  ['opex', 'opexPerSf', (value: number) => `$${value.toFixed(2)}`, 0.1],
  ['NER', 'netEffectiveRent', (value: number) => `$${value.toFixed(2)}`, 0.1],
  ['effective rent', 'effectiveRent', (value: number) => value.toFixed(2), 0.1],
  ['eff. rent', 'effectiveRent', (value: number) => `$${value.toFixed(2)}`, 0.1],
  ['TI', 'tiPerSf', (value: number) => `$${value}`, 3],
  ['TI/SF', 'tiPerSf', (value: number) => `$${value}`, 3],
  ['TI psf', 'tiPerSf', (value: number) => `$${value}`, 3],
  ['price per sf', 'salePricePerSf', (value: number) => `$${value}`, 40],
  ['price/sf', 'salePricePerSf', (value: number) => `$${value}`, 40],
  ['sale price/SF', 'salePricePerSf', (value: number) => `$${value}`, 40],
  ['leased area', 'leasedSf', (value: number) => `${value.toLocaleString('en-US')} sf`, 12_000],
  ['cap rate', 'capRate', (value: number) => `${value}%`, 2],
  ['escalation', 'rentEscalationPct', (value: number) => `${value}%`, 1],
)

const BOUNDS = oneOf(
  ['at least', 'and at most'],
  ['at least', ', at most'],
  ['no less than', 'but no more than'],
  ['min', 'and max'],
  ['>=', ', <='],
)

test('the second bound of a figure that is named is of that figure, not of the rent or the building', () => {
  fc.assert(
    fc.property(
      NAMED,
      BOUNDS,
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 4 }),
      ([name, field, write, step], [least, most], low, more) => {
        const [min, max] = [low, low + more].map((steps) => Number((steps * step).toFixed(2))) as [
          number,
          number,
        ]
        const words = `${name} ${least} ${write(min)} ${most} ${write(max)}`
        expect({ words, read: read(words) }).toEqual({ words, read: [{ kind: 'range', field, min, max }] })
      },
    ),
  )
})

test('a second bound with a unit, a lease or a noun of its own is not of the figure before it', () => {
  expect(read('opex under $0.30 and over 50k sf')).toMatchObject([
    { field: 'opexPerSf', max: 0.3 },
    { field: 'squareFootage', min: 50_000 },
  ])
  expect(read('office at least 2,000 sf, under 60,000 sf')).toMatchObject([
    { field: 'officeSf', min: 2_000 },
    { field: 'squareFootage', max: 60_000 },
  ])
  expect(read('opex at least $0.10 and rent under $0.90')).toMatchObject([
    { field: 'opexPerSf', min: 0.1 },
    { field: 'rentPerSf', max: 0.9 },
  ])
})

test('two days with a dash between are one span, whatever blanks stand about the dash', () => {
  fc.assert(
    fc.property(
      oneOf(['expiring', 'expiration'], ['commencing', 'commencement'], ['signed', 'dateSigned']),
      oneOf(
        ['Jan 2024', 'Dec 2025', '2024-01-01', '2025-12-31'],
        ['Q1 2024', 'Q3 2024', '2024-01-01', '2024-09-30'],
        ['March 1, 2024', 'June 30, 2024', '2024-03-01', '2024-06-30'],
        ['Jan', 'Mar 2024', '2024-01-01', '2024-03-31'],
      ),
      oneOf(' - ', ' – ', '-', '–', ' to ', ' through '),
      ([verb, field], [first, last, from, to], joint) => {
        const words = `${verb} ${first}${joint}${last}`
        expect({ words, read: read(words) }).toEqual({ words, read: [{ kind: 'date', field, from, to }] })
      },
    ),
  )
})

test('the other end of a date may follow a comma', () => {
  expect(read('expiring after Jan 2026, before Jun 2027')).toEqual([
    { kind: 'date', field: 'expiration', from: '2026-02-01', to: '2027-05-31' },
  ])
  expect(read('signed after Jan 2024, built before 2000')).toMatchObject([
    { field: 'dateSigned', from: '2024-02-01' },
    { field: 'yearBuilt', max: 1999 },
  ])
})

test('what is said not to be there behind its name is asked to be absent', () => {
  fc.assert(
    fc.property(
      oneOf('not available', 'is not served', "isn't there", 'not on site', 'unavailable', "aren't present"),
      (absent) => {
        expect(read(`rail ${absent}`)).toEqual([{ kind: 'rail', not: true }])
        expect(read(`sprinklers ${absent}`)).toEqual([{ kind: 'amenity', amenity: 'sprinkler', not: true }])
      },
    ),
  )
})

test('a share leased may stand behind its word', () => {
  const field = 'percentLeased'
  expect(read('leased over 80%')).toMatchObject([{ field, min: 80, max: null }])
  expect(read('leased 10 - 95%')).toEqual([{ kind: 'range', field, min: 10, max: 95 }])
  expect(read('occupied at most 50%')).toMatchObject([{ field, min: null, max: 50 }])
  expect(read('leased in 2024')).toEqual([
    { kind: 'date', field: 'dateSigned', from: '2024-01-01', to: '2024-12-31' },
  ])
})
