import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedIn } from '../../domain/query/criteria-in.ts'
import { talkAfter } from './talk-after.ts'

const oneOf = fc.constantFrom
const placesOf = (...turns: readonly string[]) =>
  talkAfter(...(turns as [string])).criteria.filter(
    ({ kind }) => kind === 'zone' || kind === 'word' || kind === 'near',
  )
const only = (words: string) => askedIn(words).criteria

test('a place that is excluded leaves the one that is asked for', () => {
  fc.assert(
    fc.property(
      oneOf('Northwest Houston', 'Southwest Houston', 'Katy', 'Houston'),
      oneOf(
        'exclude the Energy Corridor',
        'not the Energy Corridor',
        'drop the Energy Corridor',
        'skip Greenspoint',
      ),
      (place, exclude) => {
        const [zone] = only(`in ${exclude.includes('Green') ? 'Greenspoint' : 'the Energy Corridor'}`)
        const places = placesOf(`in ${place}`, exclude)
        expect({ place, exclude, places }).toEqual({
          place,
          exclude,
          places: [...only(`in ${place}`), { ...zone, not: true }],
        })
      },
    ),
  )
})

test('places that are excluded one after another are all excluded, and each can be let in again', () => {
  const both = placesOf('in Houston', 'exclude the Energy Corridor', 'exclude Greenspoint as well')
  expect(both).toContainEqual(
    expect.objectContaining({ names: ['Energy Corridor', 'Greenspoint'], not: true }),
  )
  for (const again of ['put Greenspoint back in', 'Greenspoint is fine again'])
    expect(
      placesOf('in Houston', 'exclude the Energy Corridor', 'exclude Greenspoint as well', again),
    ).toEqual(placesOf('in Houston', 'exclude the Energy Corridor'))
})

test('what is put back in at another figure has that figure', () => {
  fc.assert(
    fc.property(oneOf('drop', 'forget', 'lose'), fc.integer({ min: 20, max: 60 }), (drop, stalls) => {
      const talk = talkAfter(
        'warehouse in Katy, 15+ docks, 40+ trailer stalls',
        `${drop} the stalls`,
        `put them back in but at ${stalls}+`,
      )
      expect(talk.criteria).toContainEqual({ kind: 'range', field: 'trailerStalls', min: stalls, max: null })
      expect(talk.criteria).toContainEqual({ kind: 'range', field: 'dockDoors', min: 15, max: null })
    }),
  )
})

test('one end of the days is moved, and the other stays', () => {
  fc.assert(
    fc.property(
      oneOf('push the end date out to', 'extend it to', 'stretch it out to', 'move the end date to'),
      oneOf(['December 31, 2027', '2027-12-31'], ['31 October 2027', '2027-10-31']),
      (move, [day, to]) => {
        const talk = talkAfter('leases expiring in the first half of 2027', `${move} ${day}`)
        expect({ move, day, criteria: talk.criteria }).toEqual({
          move,
          day,
          criteria: [{ kind: 'date', field: 'expiration', from: '2027-01-01', to }],
        })
      },
    ),
  )
})

test('a rent "not above" a figure is a bound, and takes the place of nothing', () => {
  for (const bound of ['not above', 'not over', 'not more than', 'not exceeding']) {
    const talk = talkAfter(
      'warehouse in Katy, 10 ton crane',
      `those built after 2000, with a rent ${bound} 90 cents`,
    )
    expect(talk.criteria).toContainEqual(expect.objectContaining({ field: 'rentPerSf', max: 0.9 }))
    expect(talk.criteria).toContainEqual(expect.objectContaining({ field: 'craneTons', min: 10 }))
  }
})

test('a comparison with what stands is a bound of it', () => {
  const sizeAfter = (turn: string) =>
    talkAfter('80,000 sf in Katy', turn).criteria.find((one) => one.kind === 'range')
  expect(sizeAfter('bigger than that')).toMatchObject({ min: 80_000, max: null })
  expect(sizeAfter('smaller than that')).toMatchObject({ min: null, max: 80_000 })
})

test('the same firm in the role that was meant takes the place of it in the other', () => {
  const talk = talkAfter(
    'leases where Trinity Basin Properties is landlord',
    'no, I meant sales with Trinity Basin as the seller',
  )
  expect(talk.criteria.filter(({ kind }) => kind === 'party')).toEqual([
    { kind: 'party', field: 'seller', text: 'Trinity Basin Properties', not: false },
  ])
})

test('whom a buyer bought from is the seller, and whom a seller sold to the buyer', () => {
  const partiesOf = (...turns: readonly [string, ...string[]]) =>
    talkAfter(...turns).criteria.flatMap((one) => (one.kind === 'party' ? [[one.field, one.text]] : []))
  expect(partiesOf('what Trinity Basin bought', 'from Lone Pine Capital')).toEqual([
    ['buyer', 'Trinity Basin Properties'],
    ['seller', 'Lone Pine Capital'],
  ])
  expect(partiesOf('what Trinity Basin sold', 'only to Lone Pine Capital')).toEqual([
    ['seller', 'Trinity Basin Properties'],
    ['buyer', 'Lone Pine Capital'],
  ])
})

const criteriaAfter = (...turns: readonly [string, ...string[]]) => talkAfter(...turns).criteria

test('a figure alone is another figure for the bound last asked for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 101, max: 199 }), (feet) => {
      expect(criteriaAfter('Katy, truck court of at least 130 feet', String(feet))).toContainEqual({
        kind: 'range',
        field: 'truckCourtFeet',
        min: feet,
        max: null,
      })
    }),
  )
})

test('a figure that is fine too, or is said to be an end, moves that end', () => {
  expect(criteriaAfter('Katy, at least 4 months free', '2 months is ok too')).toContainEqual(
    expect.objectContaining({ field: 'freeRentMonths', min: 2 }),
  )
  for (const [turn, range] of [
    ['24 is the floor', { min: 24, max: 36 }],
    ['30 is our max', { min: 20, max: 30 }],
  ] as const)
    expect(criteriaAfter('Katy, 20 to 36 clear', turn)).toContainEqual(
      expect.objectContaining({ field: 'clearHeight', ...range }),
    )
})

test('one thing is taken off for another, put on beside others, or either will do', () => {
  const typesAfter = (...turns: readonly [string, ...string[]]) =>
    criteriaAfter(...turns).flatMap((one) =>
      one.kind === 'word' && one.field === 'propertyType' ? [...one.anyOf].sort() : [],
    )
  expect(typesAfter('flex in Katy', 'take flex off and look at warehouse')).toEqual(['Warehouse'])
  expect(typesAfter('flex in Katy', 'put warehouse on')).toEqual(['Flex', 'Warehouse'])
  expect(typesAfter('flex or warehouse in Katy', 'just flex', "hang on, he'd take either after all")).toEqual(
    ['Flex', 'Warehouse'],
  )
})

test('newest first of deals of some days is the one signed last, and of buildings the newest', () => {
  expect(talkAfter('Katy deals signed since Jan 2025', 'newest first').order).toEqual({
    field: 'dateSigned',
    descending: true,
  })
  expect(talkAfter('Katy warehouses', 'newest first').order).toEqual({ field: 'yearBuilt', descending: true })
})

test('what was ruled out or cut off in the turn before is brought back by a pronoun', () => {
  fc.assert(
    fc.property(
      oneOf('no NNN', 'without rail', 'nothing in 77041', 'none over 40k', 'no docks'),
      oneOf('put them back', 'bring them back', 'add those back in', 'let them back in'),
      (out, back) => {
        const before = talkAfter('warehouses in Houston, 28 clear').criteria
        expect({
          out,
          back,
          criteria: talkAfter('warehouses in Houston, 28 clear', out, back).criteria,
        }).toEqual({ out, back, criteria: before })
      },
    ),
  )
  const left = talkAfter('warehouses in Houston', 'no NNN', 'no gross either', 'put them back').criteria
  expect(left).toEqual(talkAfter('warehouses in Houston', 'no NNN').criteria)
})

test('an end that is moved to a figure is that figure, and the other end stays', () => {
  fc.assert(
    fc.property(
      oneOf('stretch', 'raise', 'push', 'open', 'take'),
      oneOf('top', 'top end', 'high end', 'ceiling', 'max'),
      oneOf('', ' up'),
      fc.integer({ min: 31, max: 90 }),
      oneOf('', 'k'),
      (verb, end, up, figure, k) => {
        const turn = `${verb} the ${end}${up} to ${figure}${k}`
        expect({ turn, criteria: talkAfter('mfg 20-30k', turn).criteria }).toEqual({
          turn,
          criteria: expect.arrayContaining([
            { kind: 'range', field: 'squareFootage', min: 20_000, max: figure * 1000 },
          ]),
        })
      },
    ),
  )
})
