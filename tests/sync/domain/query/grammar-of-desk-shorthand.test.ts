import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { criteriaIn as read } from './criteria-in.ts'
import { city, freeRent, land, lease, notCity, party, rent, vocabulary } from './query-vocabulary.ts'

const perYear = (low: number, high: number) => {
  const [range] = read(`$${low.toFixed(2)} to $${high.toFixed(2)}/sf/yr`)
  return range
}

test('a range of rents beside a lease needs cents in one of its ends only', () => {
  const whole = fc.integer({ min: 5, max: 14 })
  const cents = fc.constantFrom('.25', '.5', '.50', '.75')
  const way = fc.constantFrom('# to % NNN', '#-% NNN', 'between # and % NNN', 'NNN at # to %')
  fc.assert(
    fc.property(whole, fc.integer({ min: 0, max: 3 }), cents, way, (low, more, part, written) => {
      const high = `${low + more}${part}`
      const words = written.replace('#', String(low)).replace('%', high)
      expect({ words, all: read(words).toSorted(byKind) }).toEqual({
        words,
        all: [perYear(low, Number(high)), lease('NNN')].toSorted(byKind),
      })
    }),
  )
})

const byKind = (a: { kind: string } | undefined, b: { kind: string } | undefined) =>
  (a?.kind ?? '').localeCompare(b?.kind ?? '')

test('what is excepted behind its name is left out', () => {
  const out = fc.constantFrom('excepted', 'aside', 'ones excepted', 'ones excluded', 'is excepted')
  fc.assert(
    fc.property(fc.constantFrom('Houston', 'Katy', 'Tomball'), out, (town, words) => {
      expect(read(`NNN, ${town} ${words}`)).toEqual([lease('NNN'), notCity(town)])
    }),
  )
})

test('so many of a kind may be asked for as the nearest to a place', () => {
  const kind = fc.constantFrom('warehouses', 'whses', 'buildings', 'properties', 'comps')
  const way = fc.constantFrom('nearest', 'nearest to', 'closest to')
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), kind, way, (count, of, nearest) => {
      const parsed = parseQuery(`${count} ${of} ${nearest} Hobby Airport`, vocabulary, '2026-11-24')
      expect({ of, limit: parsed.limit, isNearest: parsed.isNearest }).toEqual({
        of,
        limit: count,
        isNearest: true,
      })
    }),
  )
})

test('initials with an s behind them are those of the firm', () => {
  const denied = fc.boolean()
  fc.assert(
    fc.property(fc.constantFrom('JLL', 'CBRE'), denied, (firm, not) => {
      const [found] = read(not ? `Katy, not ${firm}s` : `${firm}s listings in Katy`).filter(
        ({ kind }) => kind === 'party',
      )
      expect(found).toMatchObject(party('brokerFirm', firm, not))
    }),
  )
})

test('a full acre is one, net net net is a lease, and a year of free rent may be the least', () => {
  expect(read('half acre to a full acre')).toEqual([land(0.5, 1)])
  expect(read('one full acre or more')).toEqual([land(1, null)])
  expect(read('net net net in Katy')).toEqual([lease('NNN'), city('Katy')])
  expect(read('a year or more of free rent')).toEqual([freeRent(12, null)])
  expect(read('8 to 8.75')).not.toContainEqual(rent(8 / 12, 8.75 / 12))
})
