import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleProperties } from '../../../../db/sample/sample-properties.ts'
import { readAsk } from '../../../../sync/assistant/analysis/asks/read-ask.ts'
import { amenityBits } from '../../../../sync/domain/amenities/amenity-bits.ts'
import { matchesCriterion } from '../../../../sync/domain/criteria/matches-criterion.ts'
import { understoodIn as read } from '../../domain/query/criteria-in.ts'

/** The places of each set that is compared, with `not` before what it lies outside of. */
function setsOf(words: string) {
  const ask = readAsk(words, { read, isProperty: () => false, unread: () => '' })?.ask
  if (ask?.kind !== 'compare') return null
  return ask.sets.map(({ criteria }) =>
    criteria.flatMap((one) => (one.kind === 'zone' ? `${one.not ? 'not ' : ''}${one.names.join()}` : [])),
  )
}

const RINGS = [
  ['the loop', 'Inside the Loop'],
  ['loop 610', 'Inside 610'],
  ['the Beltway', 'Inside Beltway 8'],
  ['Beltway 8', 'Inside Beltway 8'],
  ['the perimeter', 'Inside the Perimeter'],
] as const

test('what lies inside a road is compared with what lies outside of it, named once or twice', () => {
  for (const [road, name] of RINGS) {
    for (const versus of ['vs', 'versus', 'against', 'compared to']) {
      for (const words of [
        `median rent inside ${road} ${versus} outside ${road}`,
        `median rent inside ${versus} outside ${road}`,
      ]) {
        const [inside, outside] = setsOf(words) ?? []
        expect({ words, inside, outside }).toEqual({ words, inside: [name], outside: [`not ${name}`] })
      }
    }
  }
})

test('the two sides of a road are compared, named once or twice', () => {
  for (const words of [
    'median rent north of I-10 vs south of I-10',
    'median rent north of vs south of I-10',
    'median rent north of versus south of I-10',
  ])
    expect({ words, sets: setsOf(words) }).toEqual({ words, sets: [['North of I-10'], ['South of I-10']] })
})

const oneOf = fc.constantFrom
const properties = sampleProperties({ seed: 3, count: 200 })
/** What each set that is compared asks for besides places. */
function boundsOf(words: string) {
  const ask = readAsk(words, { read, isProperty: () => false, unread: () => '' })?.ask
  return ask?.kind === 'compare' ? ask.sets.map(({ criteria }) => criteria) : null
}
const katy = { kind: 'word', field: 'city', anyOf: ['Katy'], not: false } as const

test('a bound is compared with its other side, said with the figure again or without it', () => {
  const bounds = [
    ['28 clear and up', ['below 28', 'under that', 'lower'], 'clearHeight', { min: 28, max: null }],
    [
      'over 20k sf',
      ['smaller', 'less than that', 'anything smaller'],
      'squareFootage',
      { min: 20_000, max: null },
    ],
    ['under 20k sf', ['bigger', 'larger', 'more than that'], 'squareFootage', { min: null, max: 20_000 }],
    ['100k+ sf', ['smaller', 'under 100k', 'anything smaller'], 'squareFootage', { min: 100_000, max: null }],
    ['at least 10 docks', ['fewer', 'under 10'], 'dockDoors', { min: 10, max: null }],
    ['over 5 acres', ['less', 'smaller'], 'landSizeAcres', { min: 5, max: null }],
  ] as const
  fc.assert(
    fc.property(
      oneOf(...bounds),
      fc.nat(2),
      oneOf('vs', 'versus', 'compared to'),
      oneOf('median rent', 'average TI', 'avg free rent'),
      oneOf('', ', Katy', ' in Katy'),
      ([bound, others, field, range], which, versus, figure, place) => {
        const other = others[which % others.length] as string
        const words = `${figure} ${bound} ${versus} ${other}${place}`
        const sets = boundsOf(words)
        const ranges = sets?.map((criteria) => {
          const [found] = criteria.filter((one) => one.kind === 'range')
          return found?.kind === 'range' ? { field: found.field, min: found.min, max: found.max } : null
        })
        const turned = { field, min: range.max, max: range.min }
        expect({ words, ranges }).toEqual({ words, ranges: [{ field, ...range }, turned] })
        // What is exactly at the bound is in one of both.
        for (const property of properties) {
          const bits = amenityBits(property)
          const meets = sets?.map((criteria) =>
            criteria.every((one) => one.kind !== 'range' || matchesCriterion(property, one, bits)),
          )
          expect(meets?.filter(Boolean).length).toBe(property[field] === null ? 0 : 1)
        }
        if (place !== '') for (const criteria of sets ?? []) expect(criteria).toContainEqual(katy)
      },
    ),
    { numRuns: 60 },
  )
})

test('what was built after a year is compared with what was built before, each year on one side', () => {
  for (const words of [
    'median rent built after 2010 vs before, Katy',
    'median rent built after 2010 versus older in Katy',
    'median rent for buildings newer than 2010 vs older, Katy',
  ])
    expect({ words, sets: boundsOf(words) }).toEqual({
      words,
      sets: [
        expect.arrayContaining([expect.objectContaining({ field: 'yearBuilt', min: 2011 }), katy]),
        expect.arrayContaining([expect.objectContaining({ field: 'yearBuilt', max: 2010 }), katy]),
      ],
    })
})

test('a landlord is compared with everyone else', () => {
  fc.assert(
    fc.property(
      oneOf('everyone else', 'everybody else', 'other landlords', 'all others', 'the rest of the market'),
      oneOf('', ' in Katy'),
      (others, place) => {
        const words = `median rent, Trinity Basin vs ${others}${place}`
        const parties = boundsOf(words)?.map((criteria) =>
          criteria.flatMap((one) => (one.kind === 'party' ? [one.not] : [])),
        )
        expect({ words, parties }).toEqual({ words, parties: [[false], [true]] })
      },
    ),
  )
})

test('a firm whose name is a word is compared with other firms, on either side', () => {
  const firmsOf = (words: string) =>
    boundsOf(words)?.map((criteria) => criteria.flatMap((one) => (one.kind === 'party' ? one.text : [])))
  for (const versus of ['vs', 'versus', 'against'])
    for (const [a, b] of [
      ['prologis', 'link'],
      ['link', 'prologis'],
      ['duke', 'prologis'],
    ] as const) {
      const words = `${a} ${versus} ${b} average rent in Katy`
      const names = { prologis: 'Prologis', link: 'Link Logistics', duke: 'Duke Realty' }
      expect({ words, firms: firmsOf(words) }).toEqual({ words, firms: [[names[a]], [names[b]]] })
    }
})

test('the role that is said of the first side is that of the second', () => {
  for (const words of [
    'average price per foot paid by Trinity Basin vs Lone Pine',
    'average price per foot Trinity Basin paid vs what Lone Pine paid',
  ]) {
    const ask = readAsk(words, { read, isProperty: () => false, unread: () => '' })?.ask
    const parties = ask?.kind === 'compare' ? ask.sets.flatMap(({ criteria }) => criteria) : []
    expect({ words, parties }).toEqual({
      words,
      parties: ['Trinity Basin Properties', 'Lone Pine Capital'].map((text) =>
        expect.objectContaining({
          kind: 'party',
          field: 'buyer',
          text: expect.stringContaining(text.slice(0, 8)),
        }),
      ),
    })
  }
})

test('a firm is asked about in the role that is said of it', () => {
  for (const [role, field] of [
    ['buyer', 'buyer'],
    ['seller', 'seller'],
    ['landlord', 'landlordFirm'],
    ['tenant', 'tenant'],
  ] as const)
    for (const verb of ['was the', 'is the', 'was a']) {
      const words = `median sale price per foot where Trinity Basin ${verb} ${role}`
      const found = readAsk(words, { read, isProperty: () => false, unread: () => '' })
      expect({ words, over: read(found?.rest ?? '') }).toEqual({
        words,
        over: [expect.objectContaining({ kind: 'party', field })],
      })
    }
})

test('years that are compared as newer and older are of the building', () => {
  const ask = readAsk('pre-2000 versus 2000 and newer, mfg, avg rent', {
    read,
    isProperty: () => false,
    unread: () => '',
  })?.ask
  expect(ask?.kind === 'compare' && ask.sets.map(({ criteria }) => criteria)).toEqual([
    expect.arrayContaining([expect.objectContaining({ field: 'yearBuilt', max: 1999 })]),
    expect.arrayContaining([expect.objectContaining({ field: 'yearBuilt', min: 2000 })]),
  ])
})
