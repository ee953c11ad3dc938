import { expect, test } from 'vitest'
import { overlay } from '../../../../sync/book/book.ts'
import { propertyAt } from '../../../../sync/book/property-at.ts'
import { ask } from '../../../../sync/book/question/ask.ts'
import { find } from '../../../../sync/book/question/find.ts'
import { wordsSentences } from '../../../../sync/book/question/words/words-sentences.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import type { SortBy } from '../../../../sync/domain/sort.ts'
import { makeBase } from '../../../make/book.ts'
import { makeProperty } from '../../../make/property.ts'

const KATY: Criterion = { kind: 'word', field: 'city', anyOf: ['Katy'], not: false }

const SHOWN: readonly Partial<Property>[] = [
  { id: 'fedex', tenant: 'FedEx Ground', city: 'Houston', rentPerSf: 0.9 },
  { id: 'flex-1', propertyType: 'Flex', city: 'Houston', rentPerSf: 0.5 },
  { id: 'flex-2', propertyType: 'Flex', city: 'Katy', rentPerSf: 1.2 },
  { id: 'tilt', notes: 'tilt-wall, sprinklered', address: '1 Pinemont Dr', city: 'Katy' },
  { id: 'plain', city: 'Katy', address: '9 NW Freeway' },
  { id: 'other', city: 'Katy', address: '8 NW Freeway' },
]

function book(properties = SHOWN) {
  return overlay(
    makeBase(
      1,
      properties
        .map((given) => makeProperty({ name: 'Site', ...given }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    ),
    [],
  )
}

function search(criteria: readonly Criterion[], sort: SortBy | 'relevance' = 'relevance', of = book()) {
  const answer = ask(of, { criteria, sort })
  return {
    ids: Array.from(answer.slots, (slot) => propertyAt(of, slot).id),
    words: answer.words[0],
    answer,
  }
}
const text = (words: string, similar?: true): Criterion => ({
  kind: 'text',
  text: words,
  ...(similar && { similar }),
})

test('where a property holds the word, those with similar ones count in no figure, and are named', () => {
  const { ids, words, answer } = search([text('FedEx')])
  expect(ids).toEqual(['fedex'])
  expect(words).toMatchObject({ by: 'held', similar: 2, similarWords: ['Flex'], withSimilar: false })
  expect(answer.rents).toMatchObject({ withRent: 1, max: 0.9 })
  expect(answer.histogram.counts.reduce((a, b) => a + b)).toBe(1)
})

test('similar words that are asked for stand below the word itself, in any order', () => {
  expect(search([text('FedEx', true)]).ids).toEqual(['fedex', 'flex-1', 'flex-2'])
  expect(search([text('FedEx', true)], 'rent_desc').ids).toEqual(['fedex', 'flex-2', 'flex-1'])
  expect(find(book(), { criteria: [text('FedEx', true)], sort: 'rent_asc' }, 1).slots).toHaveLength(1)
})

test('the beginning of a word that is being typed is no slip', () => {
  expect(search([text('Fed')]).words).toMatchObject({ by: 'held' })
  expect(search([text('Fed')]).ids).toEqual(['fedex'])
})

test('a word that no property has is taken for a slip, and what is similar to it is found', () => {
  const { ids, words } = search([text('Flexx')])
  expect(ids).toEqual(['flex-1', 'flex-2'])
  expect(words).toMatchObject({ by: 'similar', similar: 2, similarWords: ['Flex'], withSimilar: true })
})

test('several words are a slip where all of them together are close to something, though the book has some of them', () => {
  const of = book([
    { id: 'a', tenant: 'Bridgestone Tires' },
    { id: 'b', tenant: 'Tire Depot' },
  ])
  expect(search([text('Bridgstone Tire')], 'relevance', of)).toMatchObject({
    ids: ['a'],
    words: { by: 'similar' },
  })
  expect(search([text('Qwertyuiop Tire')], 'rent_asc', of)).toMatchObject({
    ids: ['a', 'b'],
    words: { by: 'each', used: 'Tire', notUsed: ['Qwertyuiop'] },
  })
})

test('a word that the book has elsewhere is no slip: it is not used, and what is similar is offered', () => {
  const { ids, words } = search([KATY, text('FedEx')])
  expect(ids).toHaveLength(4)
  expect(words).toMatchObject({ by: 'none', notUsed: ['FedEx'], similar: 1, withSimilar: false })
  expect(search([KATY, text('FedEx', true)]).ids).toEqual(['flex-2'])
})

test('words that stand in different fields of a property find it', () => {
  const { ids, words } = search([text('Pinemont tilt-wall')])
  expect(ids).toEqual(['tilt'])
  expect(words).toMatchObject({ by: 'each', notUsed: [] })
})

test('of several words the fewest are given up, rather those that say less, and they are named as they were written', () => {
  const { ids, words } = search([KATY, text('NW tilt-wall')])
  expect(ids).toEqual(['tilt'])
  expect(words).toMatchObject({ by: 'each', notUsed: ['NW'] })
  expect(search([KATY, text('tilt-wall of Pinemont Qwertyuiop')]).words?.notUsed).toEqual(['Qwertyuiop'])
})

test('words alone find nothing where no property has one of them', () => {
  const { ids, words } = search([text('Qwertyuiop')])
  expect(ids).toEqual([])
  expect(words).toMatchObject({ by: 'held', notUsed: [] })
})

test('words that no property of a set has leave the set as it is', () => {
  const { ids, words, answer } = search([KATY, text('Qwertyuiop')])
  expect(ids).toHaveLength(4)
  expect(words).toMatchObject({ by: 'none', notUsed: ['Qwertyuiop'] })
  expect(answer.left).toEqual([4, 4])
})

test('what is seen of a map does not decide whether words are used', () => {
  const here = book([
    { id: 'a', tenant: 'FedEx', latitude: 29.7, longitude: -95.4 },
    { id: 'b', propertyType: 'Flex', latitude: 29.9, longitude: -95.9 },
  ])
  const view: Criterion = { kind: 'view', south: 29.8, north: 30, west: -96, east: -95.8 }
  expect(search([view, text('FedEx')], 'relevance', here).ids).toEqual([])
  expect(search([view, text('Qwertyuiop')], 'relevance', here).ids).toEqual([])
})

test('properties that changed since the snapshot are looked up like others', () => {
  const changed = makeProperty({ id: 'new', name: 'Site', city: 'Katy', notes: 'cross-dock, NW gate' })
  const of = overlay(book().base, [{ id: 'new', property: changed }])
  expect(search([KATY, text('cross-dock NW Qwertyuiop')], 'relevance', of).ids).toEqual(['new'])
})

test('words that are told not to be there are searched for by nothing, and named with the reason', () => {
  const { ids, words } = search([KATY, text('tilt-wall, never with FedEx')])
  expect(ids).toEqual(['tilt'])
  expect(words).toMatchObject({ by: 'held', denied: ['never with FedEx'] })
  const alone = search([KATY, text('not FedEx')])
  expect(alone.ids).toHaveLength(4)
  expect(alone.words === undefined ? [] : wordsSentences(alone.words)).toEqual([
    'Not used: not FedEx. Words like these cannot be excluded.',
  ])
})

test('what is written in several ways is one criterion, whichever way it is asked for in', () => {
  const of = book([
    { id: 'wall', notes: 'New tilt-wall building' },
    { id: 'joined', notes: 'Tiltwall, 2019' },
    { id: 'up', notes: 'tilt up construction' },
    { id: 'cold', notes: 'Freezer and cooler' },
    { id: 'store', notes: 'Cold storage' },
    { id: 'none', notes: 'Metal, tilted roof' },
  ])
  for (const words of ['tilt wall', 'tilt-wall', 'tiltwall', 'tilt-up', 'tilt up', 'tiltup', 'concrete tilt'])
    expect({ words, ids: search([text(words)], 'rent_asc', of).ids.sort() }).toEqual({
      words,
      ids: ['joined', 'up', 'wall'],
    })
  for (const words of ['cold storage', 'freezer', 'coolers', 'refrigerated'])
    expect({ words, ids: search([text(words)], 'rent_asc', of).ids.sort() }).toEqual({
      words,
      ids: ['cold', 'store'],
    })
})

test('a short number beside other words narrows nothing, and is said not to be used', () => {
  const numbered = book(
    SHOWN.map((one, i) => ({ ...one, address: `${i} Pinemont Dr`, notes: i === 3 ? 'mezzanine' : null })),
  )
  const { ids, words } = search([text('mezzanine 5 12')], 'relevance', numbered)
  expect(ids).toEqual(['tilt'])
  expect(words && wordsSentences(words)).toEqual([
    'Not used: 5, 12. No property with these criteria mentions them.',
  ])
})

test('a short number after the sixteenth word leaves the words before it in use', () => {
  const many = ['mezzanine', ...Array.from({ length: 31 }, (_, i) => `zz${i}`), '5'].join(' ')
  const { words } = search([text(many)], 'relevance', book([{ id: 'held', notes: 'mezzanine' }]))
  expect([words?.used, words?.notUsed.length]).toEqual(['mezzanine', 32])
})
