import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn } from './criteria-in.ts'
import { built, city, has, party, rail, rent, size, vocabulary } from './query-vocabulary.ts'

const oneOf = fc.constantFrom
const rest = oneOf(
  ['Katy, 40 to 60k sf', [city('Katy'), size(40_000, 60_000)]] as const,
  ['Find Tomball buildings', [city('Tomball')]] as const,
)

test('whom a sentence tells of and then leaves out is left out, and the next sentence is not', () => {
  const told = oneOf(
    'Trinity Basin is a pain',
    "Trinity Basin won't deal with us",
    'Trinity Basin burned my client',
    "we can't work with Trinity Basin",
  )
  const out = oneOf(
    ', skip them',
    ', leave them out',
    ' so not them',
    ', none of theirs',
    "; let's avoid those guys",
    ' so please exclude them',
  )
  fc.assert(
    fc.property(told, out, rest, (clause, them, [words, asked]) => {
      const question = `${clause}${them}. ${words}`
      expect({ question, read: understoodIn(question) }).toEqual({
        question,
        read: [party('landlordFirm', 'Trinity Basin Properties', true), ...asked],
      })
    }),
  )
})

test('figures that a sentence tells of and then leaves out are the other way round', () => {
  const out = oneOf('skip those', 'drop them', 'leave them out', 'not those')
  const told = oneOf(
    ['the ones over $1.10 are too rich', rent(null, 1.1)] as const,
    ['those over 80k sf are too big', size(null, 80_000)] as const,
    ['anything built before 1980 is junk', built(1980, null)] as const,
  )
  fc.assert(
    fc.property(told, out, ([clause, criterion], them) => {
      const words = `${clause}, ${them}. Katy`
      expect({ words, read: understoodIn(words) }).toEqual({ words, read: [criterion, city('Katy')] })
    }),
  )
})

test('a denial ends with its sentence', () => {
  const denial = oneOf(
    'no rail',
    'my tenant hates rail, so none of that',
    'no rail, none of it',
    'not a fan of rail',
  )
  fc.assert(
    fc.property(denial, rest, (no, [words, asked]) => {
      const question = `${no}. ${words}`
      expect({ question, read: understoodIn(question) }).toEqual({
        question,
        read: [rail(true), ...asked],
      })
    }),
  )
})

test('what somebody will do nothing without is needed', () => {
  const who = oneOf('client', 'they', 'my tenant', 'she')
  const refuses = oneOf("won't", "wouldn't", "can't", 'will never')
  const verb = oneOf('renew', 'sign', 'come to the table', 'even tour', 'look at anything')
  fc.assert(
    fc.property(who, refuses, verb, (person, no, does) => {
      const words = `${person} ${no} ${does} without a crane`
      expect({ words, read: understoodIn(words) }).toEqual({ words, read: [has('crane')] })
    }),
  )
  expect(understoodIn('nobody will come to Katy without a crane')).toEqual([city('Katy'), has('crane')])
  expect(understoodIn("client won't renew without TI of at least $8")).toEqual([
    { kind: 'range', field: 'tiPerSf', min: 8, max: null },
  ])
})

test('a role stands for whom the sentence named', () => {
  expect(understoodIn('we already have every Acme Logistics comp so omit that tenant. Katy')).toEqual([
    party('tenant', 'Acme Logistics LLC', true),
    city('Katy'),
  ])
})

test('what nobody cares about is let go, and what stands before it is not', () => {
  for (const words of ["Katy, crane don't care", "Katy, don't care about a crane", 'Katy, crane? who cares'])
    expect({ words, read: understoodIn(words) }).toEqual({ words, read: [city('Katy')] })
})

test('whose something is is the whole name, though a word of it means something by itself', () => {
  const owners = { ...vocabulary, landlordFirms: ['Bluestem Yard Company'] }
  expect(understoodIn("Bluestem Yard's buildings in Katy", owners)).toEqual([
    party('landlordFirm', 'Bluestem Yard Company'),
    city('Katy'),
  ])
})

test('the head of a forwarded mail names no town', () => {
  expect(understoodIn('FW: tile importer, 40 to 60k sf in Katy')).toEqual([
    size(40_000, 60_000),
    city('Katy'),
  ])
})

test('of two features that may be either, neither is asked for where neither matters', () => {
  for (const words of ["dock or grade doesn't matter, Katy", 'docks or a crane optional, Katy'])
    expect({ words, read: understoodIn(words) }).toEqual({ words, read: [city('Katy')] })
})

test('whom "us" stands for may be said behind it', () => {
  expect(understoodIn('leave out the ones brokered by us (Gulf & Main). Katy')).toEqual([
    party('brokerFirm', 'Gulf & Main', true),
    city('Katy'),
  ])
})

test('a little office is some, and little office is hardly any', () => {
  expect(understoodIn('40 to 60k sf with a grade door and a little office')).toContainEqual(has('office'))
  expect(understoodIn('little office, Katy')).toEqual([city('Katy')])
})
