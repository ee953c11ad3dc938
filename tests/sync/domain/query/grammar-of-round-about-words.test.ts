import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { vocabulary } from './query-vocabulary.ts'

const oneOf = fc.constantFrom
const read = (words: string) => parseQuery(words, vocabulary, '2026-11-22')
const criteriaOf = (words: string) => read(words).criteria.map(({ criterion }) => criterion)
const expectAll = (words: string, ...all: unknown[]) => {
  expect({ words, criteria: criteriaOf(words) }).toEqual({
    words,
    criteria: expect.arrayContaining(all.map((one) => expect.objectContaining(one))),
  })
}
const partiesOf = (words: string) =>
  criteriaOf(words).flatMap((one) => (one.kind === 'party' ? [`${one.not ? 'not ' : ''}${one.field}`] : []))

const rest = oneOf('20-30k in Katy', 'warehouse in Houston', 'Tomball, 30 clear')
const refusals = oneOf('no deal', "don't bother", 'we walk', 'forget it', "they're out")
const features = oneOf(['docks', 'dock'], ['ESFR', 'sprinkler'], ['crane', 'crane'])

test('what has to be there or it is no deal is asked for, and not excluded', () => {
  const say = oneOf(
    (what: string, refusal: string) => `no ${what} ${refusal}`,
    (what: string, refusal: string) => `no ${what}, ${refusal}`,
    (what: string, refusal: string) => `if it doesn't have ${what} ${refusal}`,
    (what: string, refusal: string) => `unless it has ${what}, ${refusal}`,
    (what: string, refusal: string) => `${refusal} if there's no ${what}`,
  )
  fc.assert(
    fc.property(say, features, refusals, rest, (said, [what, amenity], refusal, more) => {
      expectAll(`${said(what, refusal)}. ${more}`, { kind: 'amenity', amenity, not: false })
      expectAll(`${more}, ${said(what, refusal)}`, { kind: 'amenity', amenity, not: false })
    }),
    { numRuns: 40 },
  )
})

test('a condition that turns a building down is the bound on the other side', () => {
  const say = oneOf(
    (bound: string, refusal: string) => `if it's ${bound} ${refusal}`,
    (bound: string, refusal: string) => `if its ${bound}, ${refusal}`,
    (bound: string, refusal: string) => `${refusal} if it's ${bound}`,
  )
  const bounds = oneOf(
    ['over $14 a year', 'rentPerSf', 'max'],
    ['older than 2000', 'yearBuilt', 'min'],
    ['under 20k', 'squareFootage', 'min'],
    ['over 60k sf', 'squareFootage', 'max'],
  )
  fc.assert(
    fc.property(say, bounds, refusals, (said, [bound, field, end], refusal) => {
      const words = `${said(bound, refusal)}, in Katy`
      const range = criteriaOf(words).find((one) => one.kind === 'range' && one.field === field)
      expect({ words, [end]: range?.kind === 'range' && range[end as 'min' | 'max'] !== null }).toEqual({
        words,
        [end]: true,
      })
      expectAll(words, { kind: 'word', field: 'city', anyOf: ['Katy'], not: false })
    }),
    { numRuns: 40 },
  )
})

test('who or what is left out, however the verb is parted, is excluded', () => {
  const verbs = oneOf('leave', 'keep', 'take', 'leaving')
  fc.assert(
    fc.property(verbs, oneOf('out', 'out of it'), rest, (verb, out, more) => {
      expectAll(`${more}, ${verb} Acme Logistics ${out}`, { kind: 'party', field: 'tenant', not: true })
      expectAll(`20-30k, ${verb} the flex ${out}`, { kind: 'word', field: 'propertyType', not: true })
    }),
    { numRuns: 30 },
  )
  for (const words of [
    'client refuses to lease from Trinity Basin again, 20k',
    "we won't deal with Trinity Basin, 20k",
    "new leases, not ours - we're Trinity Basin",
    'burned by Trinity Basin, 20k in Katy',
  ])
    expect({ words, parties: partiesOf(words) }).toEqual({ words, parties: ['not landlordFirm'] })
  expect(partiesOf("20k, not one of Jane Doe's listings")).toEqual(['not brokerName'])
})

test('the side of a sale is told by verbs in any tense, by sides and by deeds', () => {
  const buys = oneOf(
    'has been buying',
    'bought',
    'has acquired',
    'on the buy side',
    'as purchaser',
    'as grantee',
    'picked up',
    'took title',
  )
  const sells = oneOf(
    'unloaded',
    'has sold',
    'is selling',
    'on the sell side',
    'as grantor',
    'got rid of',
    'exited',
  )
  fc.assert(
    fc.property(oneOf('Trinity Basin', 'Lone Pine', 'Port City REIT'), buys, sells, (name, buy, sell) => {
      const words = `what ${name} ${buy} in Katy`
      expect({ words, parties: partiesOf(words) }).toEqual({ words, parties: ['buyer'] })
      const sold = `what ${name} ${sell} in Katy`
      expect({ sold, parties: partiesOf(sold) }).toEqual({ sold, parties: ['seller'] })
    }),
    { numRuns: 60 },
  )
  expect(partiesOf('Trinity Basin or Lone Pine purchases')).toEqual(['buyer'])
  expect(partiesOf('grantee Trinity Basin / grantor Lone Pine')).toEqual(['buyer', 'seller'])
  expect(partiesOf('Trinity Basin to Lone Pine, find me that trade')).toEqual(['seller', 'buyer'])
  expect(partiesOf("anything it wasn't Lone Pine that bought")).toEqual(['not buyer'])
})

test('a client who needs something is no tenant of the deals', () => {
  fc.assert(
    fc.property(
      oneOf('needs', 'needs another', 'is looking for', 'wants', 'is in the market for'),
      rest,
      (verb, more) => {
        expect(partiesOf(`Bayou Steel ${verb} ${more}`)).toEqual([])
      },
    ),
    { numRuns: 20 },
  )
})

test('a size is told as so many times another', () => {
  const wholes = oneOf('our', "the subject's", 'his current', 'their')
  fc.assert(
    fc.property(wholes, fc.integer({ min: 5, max: 90 }), (whose, thousand) => {
      const sf = thousand * 1_000
      const written = sf.toLocaleString('en-US')
      expectAll(`comps 1.5x to 2x ${whose} ${written} sf`, {
        field: 'squareFootage',
        min: 1.5 * sf,
        max: 2 * sf,
      })
      expectAll(`between half and twice ${whose} ${written} sf`, { min: sf / 2, max: 2 * sf })
      expectAll(`needs to double ${whose} ${written} sf`, {
        min: Math.round(1.6 * sf),
        max: Math.round(2.4 * sf),
      })
    }),
    { numRuns: 40 },
  )
})

test('the last bound that somebody can stretch to, or says to be the end, is the bound', () => {
  expectAll('ideally under .80 but he can stretch to .92 nnn', { field: 'rentPerSf', max: 0.92 })
  expectAll('under 90 cents, we could push to $1.05', { field: 'rentPerSf', max: 1.05 })
  for (const said of ['is the ceiling', 'is my max', 'is the most they can pay', 'being our limit'])
    expectAll(`$24 a foot annual ${said}, Katy`, { field: 'rentPerSf', min: null, max: 2 })
})

test('what is said anew takes the place of all that it says again', () => {
  expect(criteriaOf('need 20k in Katy, scratch that, 25 to 32k in Houston')).toEqual([
    { kind: 'range', field: 'squareFootage', min: 25_000, max: 32_000 },
    { kind: 'word', field: 'city', anyOf: ['Houston'], not: false },
  ])
  expectAll(
    'rents from seventy-five to ninety cents triple net, scratch that, make it eighty to ninety-five',
    {
      field: 'rentPerSf',
      min: 0.8,
      max: 0.95,
    },
  )
  expectAll('no more than seventy five make that seventy eight cents triple net', {
    field: 'rentPerSf',
    min: null,
    max: 0.78,
  })
  expect(read('20-30k, oldest first, no wait, biggest space on top').sort).toBe('sqft_desc')
})
