import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asked, read } from './asked-of.ts'

const oneOf = fc.constantFrom

/** What is asked, and of which properties. */
function readingOf(words: string) {
  const found = asked(words)
  return { ask: found?.ask, criteria: read(found?.rest ?? '') }
}

/** An analyst's wording beside the plain one, of something in a place. */
const WORDINGS: readonly (readonly [said: (where: string) => string, plain: (where: string) => string])[] = [
  [(where) => `total dollar volume of building sales${where}`, (where) => `total sale price${where}`],
  [(where) => `how many leases come up in 2028${where}`, (where) => `how many leases expire in 2028${where}`],
  [
    (where) => `the eight landlords with the largest number of leases${where}`,
    (where) => `the eight landlords with the most leases${where}`,
  ],
  [
    (where) => `who are the three tenants taking up the most square footage${where}`,
    (where) => `top 3 tenants by total square feet${where}`,
  ],
  [(where) => `worst opex anybody is paying${where}`, (where) => `highest opex${where}`],
  [
    (where) => `highest total price anybody has paid for a building${where}`,
    (where) => `highest sale price${where}`,
  ],
  [
    (where) => `quarterly tally of signings${where} beginning January 2025`,
    (where) => `quarterly tally of signings${where} since January 2025`,
  ],
  [
    (where) => `plot the yearly count of leases signed${where}`,
    (where) => `number of leases signed${where} by year`,
  ],
  [
    (where) => `on average, how many grade doors does a warehouse${where} come with?`,
    (where) => `average number of grade doors in warehouses${where}`,
  ],
  [(where) => `median operating expense per foot${where}`, (where) => `median opex${where}`],
  [
    (where) => `breakdown of total building area${where} by type of property`,
    (where) => `breakdown of total square feet${where} by type of property`,
  ],
  [
    (where) => `in what year was the typical warehouse${where} put up`,
    (where) => `median year built warehouse${where}`,
  ],
  [
    (where) => `which five owners are the stingiest with free rent${where}, on average?`,
    (where) => `bottom five owners by average free rent${where}`,
  ],
  [
    (where) => `I'm writing the occupier section: who are the ten largest tenants${where}`,
    (where) => `who are the ten largest tenants${where}`,
  ],
  [(where) => `median office square footage${where}`, (where) => `median office sf${where}`],
  [
    (where) => `where in the pack does a rent of $1.04 fall${where}`,
    (where) => `where does $1.04 rank${where}`,
  ],
  [(where) => `where would $1.04 put us${where}`, (where) => `where does $1.04 rank${where}`],
  [
    (where) => `above what rent do the priciest ten percent of leases${where} start`,
    (where) => `90th percentile rent of leases${where}`,
  ],
  [
    (where) => `how much SF rolls each year${where} from 2027 thru 2031`,
    (where) => `total square feet expiring between 2027 and 2031 by expiration year${where}`,
  ],
]

test("an analyst's wording asks for what the plain one does", () => {
  fc.assert(
    fc.property(oneOf(...WORDINGS), oneOf('', ' in Katy', ' in Houston'), ([said, plain], where) => {
      const words = said(where)
      expect({ words, ...readingOf(words) }).toEqual({ words, ...readingOf(plain(where)) })
      expect(asked(words)).not.toBeNull()
    }),
    { numRuns: 150 },
  )
})

test('the owner of the oldest buildings is the one whose years are lowest', () => {
  for (const end of ['', ', going by average year built'])
    expect(readingOf(`which owner has the oldest portfolio${end}`).ask).toMatchObject({
      kind: 'rank',
      by: 'landlordFirm',
      figure: 'yearBuilt',
      descending: false,
    })
})

test('what is said of two is compared', () => {
  for (const words of [
    'Katy or Houston, which one has more square feet?',
    'Katy and Houston side by side: median rent',
    'how do average opex figures differ for Katy and Houston',
    'expense load in Katy vs in Houston, averages please',
    'do warehouses with cranes fetch more rent than the ones without',
  ])
    expect({ words, kind: asked(words)?.ask.kind }).toEqual({ words, kind: 'compare' })
})

test('whether a rent is high or low is where it stands', () => {
  for (const end of ['are we high or low?', 'are we rich?', 'are we above market'])
    expect(readingOf(`we're at 78 cents in Katy. ${end}`).ask).toMatchObject({ kind: 'standing' })
})
