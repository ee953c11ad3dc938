import { expect, test } from 'vitest'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import type { Vocabulary } from '../../../../sync/domain/query/vocabulary/vocabulary.ts'

const VOCABULARY: Vocabulary = {
  propertyTypes: [],
  cities: ['Houston'],
  states: ['TX'],
  zips: [],
  tenants: ['Orion Valve & Flow'],
  landlordFirms: ['Calder & Rusk Industrial LP', 'Harkwell'],
  brokerNames: ['Dana Whitfield'],
  brokerFirms: ['Jones Whitfield'],
  buyers: [],
  sellers: [],
  aliases: [
    { alias: 'C R I', name: 'Calder & Rusk Industrial' },
    { alias: 'JW', name: 'Jones Whitfield' },
    { alias: 'CRX', name: 'Calder & Rusk Industrial' },
    { alias: 'the valve people', name: 'Orion Valve & Flow' },
    { alias: 'Harkwell', name: 'Jones Whitfield' },
    { alias: 'ghost', name: 'Nobody Here' },
  ],
  placeOf: () => null,
}

const partiesIn = (words: string) =>
  parseQuery(words, VOCABULARY, '2026-11-24').criteria.flatMap(({ criterion }) =>
    criterion.kind === 'party' ? [[criterion.field, criterion.text, criterion.not]] : [],
  )

test.each([
  ['owned by C R I', 'landlordFirm', 'Calder & Rusk Industrial', false],
  ['C R I buildings in Houston', 'landlordFirm', 'Calder & Rusk Industrial', false],
  ['listed by JW', 'brokerFirm', 'Jones Whitfield', false],
  ['JW in Houston', 'brokerFirm', 'Jones Whitfield', false],
  ['CRX in Houston', 'landlordFirm', 'Calder & Rusk Industrial', false],
  ['crx', 'landlordFirm', 'Calder & Rusk Industrial', false],
  ['Houston, not CRX', 'landlordFirm', 'Calder & Rusk Industrial', true],
  ['jw listings', 'brokerFirm', 'Jones Whitfield', false],
  ['leased to the valve people', 'tenant', 'Orion Valve & Flow', false],
  ['not owned by c r i', 'landlordFirm', 'Calder & Rusk Industrial', true],
  ['owned by Harkwell', 'landlordFirm', 'Harkwell', false],
])('%s asks for the name that the team means', (words, ...party) => {
  expect(partiesIn(words)).toEqual([party])
})

test('an alias of two letters is one in capitals, or with a word for its role', () => {
  expect(partiesIn('jw in Houston')).toEqual([])
})

test('an alias of a name that no property has means nothing', () => {
  expect(partiesIn('ghost listings')).toEqual([])
})
