import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn as read } from './criteria-in.ts'
import { notCity } from './query-vocabulary.ts'

const oneOf = fc.constantFrom

test('what will not be considered is asked for on the other side', () => {
  fc.assert(
    fc.property(
      oneOf('buildings', 'properties', 'proposals', 'leases'),
      oneOf(
        ['with less than 20 docks', { field: 'dockDoors', min: 20, max: null }],
        ['constructed prior to 2005', { field: 'yearBuilt', min: 2005, max: null }],
        ['over 60k sf', { field: 'squareFootage', min: null, max: 60_000 }],
      ),
      oneOf('will not be considered', "won't be considered", 'are not acceptable', 'need not apply'),
      oneOf('', 'Katy. '),
      (things, [bound, wanted], refusal, before) => {
        const words = `${before}${things} ${bound} ${refusal}`
        const range = read(words).find(({ kind }) => kind === 'range')
        expect({ words, range }).toMatchObject({ words, range: wanted })
      },
    ),
  )
})

test('a denial behind the last of several names is of each', () => {
  fc.assert(
    fc.property(
      oneOf('CBRE or JLL', 'CBRE, JLL or Colliers', 'CBRE and JLL'),
      oneOf("isn't on", "doesn't list", "didn't rep"),
      oneOf('warehouses that ', 'anything '),
      (names, denial, lead) => {
        const words = `${lead}${names} ${denial}`
        const parties = read(words).filter(({ kind }) => kind === 'party')
        expect({ words, parties }).toMatchObject({ words, parties: [{ field: 'brokerFirm', not: true }] })
      },
    ),
  )
  const other = read("CBRE's listings, tenant not Acme").filter(({ kind }) => kind === 'party')
  expect(other).toMatchObject([
    { field: 'brokerFirm', not: false },
    { field: 'tenant', not: true },
  ])
})

test('somebody who is kept out of a town wants none of it', () => {
  for (const whom of ['me', 'us', 'my client', 'them'])
    for (const from of ['out of', 'away from'])
      expect(read(`keep ${whom} ${from} Katy`)).toEqual([notCity('Katy')])
})

test('a number is read once where it is written twice', () => {
  expect(read('four (4) months of free rent')).toEqual(read('four months of free rent'))
  expect(read('an eighty-four (84) month term')).toEqual(read('an eighty-four month term'))
})

test('a cap is the figure that it moved to', () => {
  fc.assert(
    fc.property(
      oneOf('cap', 'budget', 'ceiling', 'limit'),
      oneOf('moved', 'went', 'just moved', 'went up'),
      fc.integer({ min: 50, max: 70 }),
      fc.integer({ min: 71, max: 99 }),
      (end, moved, before, now) => {
        const words = `the ${end} ${moved} from ${before} cents to ${now} cents`
        expect({ words, asked: read(words) }).toEqual({
          words,
          asked: [{ kind: 'range', field: 'rentPerSf', min: null, max: now / 100 }],
        })
      },
    ),
  )
})

test.each(['cap is 95 cents', 'Limit is 95 cents', 'the ceiling is 95 cents', 'my cap is $.95'])(
  '%s: so much at most',
  (words) => {
    expect(read(words)).toEqual([{ kind: 'range', field: 'rentPerSf', min: null, max: 0.95 }])
  },
)

test('a ceiling of so many feet is a height', () => {
  expect(read('ceiling of 28 feet')).toEqual([{ kind: 'range', field: 'clearHeight', min: 28, max: null }])
})

test('when somebody decides or calls is no date of a deal', () => {
  for (const planned of [
    'Decision in Q1',
    'Follow up after Thanksgiving',
    'Prospecting list for Q1',
    'Working on the 2027 budget',
  ])
    expect(read(`${planned}. Warehouse in Katy`)).toEqual(read('Warehouse in Katy'))
})

test('a point behind what is shortened ends no sentence', () => {
  expect(read('term 84 mo. or longer')).toEqual(read('term 84 mo or longer'))
  expect(read('30 ft. clear in Katy')).toEqual(read('30 ft clear in Katy'))
})

test('how far is measured from the address before, and not from its town', () => {
  const words = '4302 Greens Rd, Houston. What else is within 2 miles'
  expect(read(words)).toMatchObject([{ kind: 'zone', names: ['4302 Greens Rd, Houston'], around: 2 }])
})

test('the office of a building is capped, whether another type is named or not', () => {
  const office = { kind: 'range', field: 'officeSf', min: null, max: 4_000 }
  for (const words of ['cap the office at 4,000', 'cap the office space at 4,000 sf', 'limit office to 4k'])
    expect({ words, asked: read(words) }).toEqual({ words, asked: [office] })
})

test('a scene that is set asks for nothing and leaves nothing out', () => {
  const scenes = oneOf(
    "I'm sitting outside the Katy building right now.",
    'Flying in from Spring on Tuesday.',
    "I'd never get this in Katy, but here goes.",
    'Our Deer Park place leaked on two million dollars of motors.',
    "My tenant's broker pays 95 cents and the landlord is offering them 80 cents with no TI.",
    'The last deed worked out to $61 a foot, so ignore it.',
    'Acme Logistics has been in their building since 2016 at $0.68.',
  )
  fc.assert(
    fc.property(
      scenes,
      oneOf(
        'Find me a warehouse in Tomball, 20,000 to 30,000 sf.',
        'They want 28 clear in Tomball, 4 docks.',
      ),
      (scene, wish) => {
        expect({ scene, asked: read(`${scene} ${wish}`) }).toEqual({ scene, asked: read(wish) })
      },
    ),
  )
})

test('who needs a building is in no deal that is asked for', () => {
  for (const who of [
    'The tenant is Bayou Steel and they need',
    'Bayou Steel, they want',
    'Acme Logistics and they are looking for',
  ])
    expect({ who, asked: read(`${who} 20,000 to 30,000 sf in Katy`) }).toEqual({
      who,
      asked: read('20,000 to 30,000 sf in Katy'),
    })
})

test('whose buildings nobody wants more of is left out', () => {
  const wish = 'What I want is 20,000 to 30,000 sf in Katy.'
  for (const enough of ['No more of theirs, please.', 'None of theirs please.', 'Skip them.'])
    expect({
      enough,
      asked: read(
        `Everybody keeps sending me Port City REIT buildings and I've seen them all. ${enough} ${wish}`,
      ),
    }).toEqual({ enough, asked: read(`not Port City REIT. ${wish}`) })
})

test('somebody who is after a size wants it, and after no date', () => {
  for (const who of ["he's", 'they are', 'my client is', "we're"])
    expect({ who, asked: read(`${who} after a 60,000-foot warehouse`) }).toEqual({
      who,
      asked: read('60,000-foot warehouse'),
    })
})

test('somebody who is not picky about where still says where', () => {
  for (const who of ['the tenant', 'client', 'my user'])
    expect(read(`${who} isn't picky about where inside Harris County`)).toEqual(read('inside Harris County'))
})

test('what somebody can go is the most of a rent', () => {
  fc.assert(
    fc.property(
      oneOf('they can go', 'he could go', 'we would go'),
      fc.integer({ min: 7, max: 18 }),
      (can, dollars) => {
        const words = `${can} $${dollars} a foot a year triple net`
        expect({ words, asked: read(words) }).toEqual({
          words,
          asked: read(`at most $${dollars} a foot a year triple net`),
        })
      },
    ),
  )
})

test('whom a mail was forwarded by is no town', () => {
  expect(read('Fwd from Spring: 20,000 to 30,000 sf in Katy')).toEqual(read('20,000 to 30,000 sf in Katy'))
})

test('rent that is abated is free rent', () => {
  for (const months of ['no fewer than four (4) months', 'at least four months', '4 or more months'])
    expect(read(`Landlord shall abate ${months} of base rent`)).toEqual(read('at least 4 months free rent'))
})
