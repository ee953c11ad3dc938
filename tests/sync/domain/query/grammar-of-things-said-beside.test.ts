import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Choice, Criterion, Feature } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import {
  city,
  commencing,
  craneTons,
  expiring,
  gradeDoors,
  has,
  lease,
  party,
  rail,
  signed,
  size,
  vocabulary,
} from './query-vocabulary.ts'

const read = (words: string) =>
  parseQuery(words, vocabulary, '2026-11-22').criteria.map(({ criterion }) => criterion)
const readFigures = (words: string) => read(words).filter(({ kind }) => kind !== 'text')
const oneOf = fc.constantFrom
const expectRead = (words: string, criteria: Criterion[]) =>
  expect({ words, read: readFigures(words) }).toEqual({ words, read: criteria })

test('a firm is what is said behind its name, whether it is written as a name or not', () => {
  for (const [words, field] of [
    ['as landlord', 'landlordFirm'],
    ['as LL', 'landlordFirm'],
    ['as the owner', 'landlordFirm'],
  ] as const)
    for (const name of ['duke', 'Duke'])
      expectRead(`${name} ${words} in Katy`, [
        expect.objectContaining({ kind: 'party', field, text: 'Duke Realty' }),
        city('Katy'),
      ])
  expectRead('NNN where Prologis is the landlord and CBRE did the deal', [
    lease('NNN'),
    party('landlordFirm', 'Prologis'),
    expect.objectContaining({ field: 'brokerFirm', text: 'CBRE' }),
  ])
  expectRead('where is Home Depot the tenant', [party('tenant', 'Home Depot')])
  for (const kind of ['text', 'zone'])
    expect(read('where is Amazon the tenant in Katy').map((one) => one.kind)).not.toContain(kind)
})

test('modified is a lease type beside another, and else a word', () => {
  for (const joint of [' or ', '/', ', ', ' and '])
    for (const [words, types] of [
      [`NNN${joint}modified`, ['NNN', 'MG']],
      [`modified${joint}gross`, ['MG', 'Gross']],
    ] as const)
      expect({ words, read: readFigures(words).flatMap((one) => ('anyOf' in one ? one.anyOf : [])) }).toEqual(
        {
          words,
          read: types,
        },
      )
  expectRead('modified truck court', [])
})

test('features of two towns are a choice of both together', () => {
  const features = oneOf(
    ['cranes', has('crane')],
    ['rail', rail()],
    ['docks', has('dock')],
    ['NNN', lease('NNN')],
    ['20k', size(16_000, 24_000)],
  ) as fc.Arbitrary<[string, Feature]>
  fc.assert(
    fc.property(features, features, ([one, first], [other, second]) => {
      fc.pre(one !== other)
      const inOne: Choice = { kind: 'together', of: [first, city('Katy') as Feature] }
      const inOther: Choice = { kind: 'together', of: [second, city('Tomball') as Feature] }
      expectRead(`${one} in Katy or ${other} in Tomball`, [{ kind: 'either', of: [inOne, inOther] }])
    }),
  )
  expectRead('docks in Katy or rail', [
    { kind: 'either', of: [has('dock'), rail()] as Feature[] },
    city('Katy'),
  ])
  expectRead('docks in Katy and rail in Tomball', [has('dock'), city('Katy', 'Tomball'), rail()])
})

test('Covid is a time that leases are signed since or before', () => {
  for (const time of ['Covid', 'covid-19', 'the pandemic']) {
    for (const since of ['since', 'after', 'post'])
      expectRead(`leases in Katy ${since} ${time}`, [city('Katy'), signed('2020-03-01', null)])
    for (const before of ['before', 'prior to', 'pre'])
      expectRead(`leases in Katy ${before} ${time}`, [city('Katy'), signed(null, '2020-02-29')])
  }
})

test('who carries for others is no count, and a drive-in door is none without one', () => {
  for (const words of ['3PLs in Katy', '3pl in Katy', '4PLs in Katy']) expectRead(words, [city('Katy')])
  for (const count of [1, 2, 4]) expectRead(`${count} DID in Katy`, [gradeDoors(count, null), city('Katy')])
  expectRead('what did they pay in Katy', [city('Katy')])
})

test('a road may be named by its number and its kind', () => {
  for (const number of [91, 405, 10, 60])
    for (const kind of ['freeway', 'fwy', 'tollway'])
      for (const lead of ['off the', 'near the', 'along the', 'on the']) {
        const found = read(`warehouse ${lead} ${number} ${kind}`).find((one) => one.kind === 'zone')
        expect({ lead, kind, names: found?.kind === 'zone' && found.names }).toEqual({
          lead,
          kind,
          names: [`${number} ${kind}`],
        })
      }
})

test('the numbers of a list count nothing', () => {
  expectRead('need: 1) 20k sf 2) docks 3) cranes', [size(16_000, 24_000), has('dock'), has('crane')])
  expectRead('(2) 10-ton cranes', [craneTons(10, null)])
})

test('a season without a year is the next, and of what was done the last', () => {
  expectRead('leases starting in the spring', [commencing('2027-03-01', '2027-05-31')])
  expectRead('expiring in the summer', [expiring('2027-06-01', '2027-08-31')])
  expectRead('leases signed in the spring', [signed('2026-03-01', '2026-05-31')])
  expectRead('leases signed in the fall', [signed('2026-09-01', '2026-11-30')])
  expectRead('20k in the Spring market', [size(16_000, 24_000), city('Spring')])
})
