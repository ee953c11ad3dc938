import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { criteriaIn, understoodIn as read } from './criteria-in.ts'

/** What messages tell of who asks, with figures and places that nobody asks for. */
const TOLD = [
  "We're in 18,000 SF in Stafford now",
  'Our client, an importer of tile, is presently paying $0.61 NNN for 142,000 SF in Baytown',
  'They toured a 22 clear building in Pasadena on Tuesday and hated it',
  'They signed their last lease in 2019 at 52 cents',
  'The tenant is in 3 buildings in Humble today',
  'He pays $9.60 now',
  'Current: 22,000 SF, owned',
  'The present rental of $11.50 per foot is too high',
  'They own two 5 tons',
  'Old client of mine ran 40 docks out of Tomball',
  "I'm losing my place in Spring",
  'The building only has 6 docks',
]
/** Each with what it asks for when it stands alone. */
const WISHES = [
  'We need 28,000 to 35,000 SF in Katy',
  'They want a warehouse in Cypress under $0.95/sf NNN',
  'Looking for 60-80k in Conroe, 26 clear minimum, 10 docks',
  'He requires 5 to 8 acres in Magnolia',
  'Requirement: manufacturing, 10 ton crane, Katy, 40,000 SF',
]

/** Each says of a field what it is, without a word that wishes. */
const STATEMENTS = [
  'Landlord is Trinity Basin',
  'Tenant is Acme Logistics',
  'The lease expires in 2028',
  'Area is Katy',
  'Building is over 50,000 feet',
  'Clear height is 30 or more',
  'Cap is 95 cents',
]

describe('a message of several sentences', () => {
  test('asks for what is wished, whatever it tells of who asks', () => {
    fc.assert(
      fc.property(
        fc.subarray(TOLD, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...WISHES),
        fc.constantFrom('. ', '.\n', '! ', '; '),
        fc.nat({ max: 3 }),
        (told, wish, end, place) => {
          const sentences = told.toSpliced(Math.min(place, told.length), 0, wish)
          const words = `${sentences.join(end)}.`
          expect({ words, asked: read(words) }).toEqual({ words, asked: read(wish) })
        },
      ),
      { numRuns: 300 },
    )
  })

  test('asks for nothing of whom it greets, thanks or speaks for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'Dear Jane Doe, ',
          'Hi Jane Doe - ',
          'Morning Jane Doe, ',
          'Call with Acme. ',
          'We represent Acme. ',
        ),
        fc.constantFrom(...WISHES),
        fc.constantFrom('', '. Thanks, Jane Doe', '. Best regards, Jane Doe'),
        (greeting, wish, farewell) => {
          const words = `${greeting}${wish}${farewell}`
          expect({ words, asked: read(words) }).toEqual({ words, asked: read(wish) })
        },
      ),
    )
  })

  test('asks for each of what short sentences say of a field', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(STATEMENTS, { minLength: 2 }), (statements) => {
        const words = `${statements.join('. ')}.`
        const byText = (all: readonly Criterion[]) => all.map((one) => JSON.stringify(one)).sort()
        expect({ words, asked: byText(read(words)) }).toEqual({
          words,
          asked: byText(statements.flatMap((one) => read(one))),
        })
      }),
    )
  })

  test('a sentence that tells stays asked for where it is all that is said', () => {
    expect(read("what's in Katy now")).not.toEqual([])
    expect(read('tenants that pay $9.60')).not.toEqual([])
  })
})

test.each([
  ['wanted Katy but the client says it is Cypress', 'Cypress'],
  ['boss asked for Katy but they actually mean Cypress', 'Cypress'],
  ['he told me Katy but now it is Cypress', 'Cypress'],
])('%s: what is taken back is not asked for', (words, town) => {
  expect(read(words)).toEqual([{ kind: 'word', field: 'city', anyOf: [town], not: false }])
})

test('of what a letter tells figures and names are shown as not used, and no other word is searched', () => {
  const words = "They're in 18,000 SF in Stafford now and pay 85 cents a foot. We need 30,000 SF in Katy"
  const searched = criteriaIn(words).flatMap((one) => (one.kind === 'text' ? [one.text] : []))
  expect(searched.join(' ')).toContain('18,000')
  expect(searched.join(' ')).not.toMatch(/\b(?:pay|cents|foot|SF|now)\b/)
})
