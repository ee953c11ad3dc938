import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteriaIn, understoodIn } from './criteria-in.ts'
import { city, docks, rent, size, text, under } from './query-vocabulary.ts'

const oneOf = fc.constantFrom
const wish = oneOf(
  'They need 60,000 to 75,000 sf in Katy',
  'Looking for 60,000 to 75,000 sf in Katy',
  'Need 60-75k in Katy',
)
const asked = [size(60_000, 75_000), city('Katy')]

test('how somebody is housed today asks for nothing, and is shown as not used', () => {
  const who = oneOf('They', 'My client', 'The tenant', 'Our user', 'He')
  const verb = oneOf('currently occupies', 'is currently in', 'now leases', 'outgrew', 'was in')
  const space = oneOf('42,000 sf', '42k with 12 docks', 'a 24 clear building')
  fc.assert(
    fc.property(who, verb, space, wish, oneOf('. ', '; ', '\n'), (person, stands, held, want, stop) => {
      const words = `${person} ${stands} ${held} in Tomball${stop}${want}`
      expect({ words, read: understoodIn(words) }).toEqual({ words, read: asked })
      expect(criteriaIn(words)).toContainEqual({ kind: 'text', text: expect.stringContaining('Tomball') })
    }),
  )
})

test('when the lease of somebody ends asks for nothing beside a wish, and where it is may be asked around', () => {
  const whose = oneOf('Their', "My client's", "The tenant's", 'Our')
  const ends = oneOf('expires in 2027', 'is up next summer', 'runs out 3/2027', 'rolls in 2027')
  fc.assert(
    fc.property(whose, oneOf('lease', 'current lease'), ends, wish, (owner, lease, end, want) => {
      const words = `${owner} ${lease} ${end}. ${want}`
      expect({ words, read: understoodIn(words) }).toEqual({ words, read: asked })
    }),
  )
  expect(understoodIn('leases expiring in 2027 in Katy')).toHaveLength(2)
  expect(understoodIn('their lease expires in 2027')).toHaveLength(1)
})

test('a wish in the same sentence ends what is told', () => {
  const joint = oneOf(', needs', ' and needs', ' but wants', ', and they are looking for', ' so they need')
  fc.assert(
    fc.property(joint, (and) => {
      const words = `Client currently has 20k in Tomball, 12 docks${and} 60-75k in Katy`
      expect({ words, read: understoodIn(words) }).toEqual({ words, read: asked })
    }),
  )
})

test('a building that comps are wanted for is not asked for where the comps have a town and a size of their own', () => {
  const subject = 'Subject is a 52,000 sf building in Tomball with 12 docks.'
  expect(understoodIn(`${subject} Pull comps in Katy from 60 to 75k`)).toEqual([
    city('Katy'),
    size(60_000, 75_000),
  ])
  expect(understoodIn(`${subject} Find comps.`)).toEqual([
    size(41_600, 62_400),
    city('Tomball'),
    docks(12, null),
  ])
})

test('an offer counts only where nothing of its kind is asked for', () => {
  const offered = oneOf('Landlord offered us', 'We were quoted', 'The owner is asking')
  fc.assert(
    fc.property(offered, (says) => {
      expect(understoodIn(`${says} $0.88 in Katy. Anything under $0.80 in Katy?`)).toEqual([
        under(rent(null, 0.8)),
        city('Katy'),
      ])
    }),
  )
})

test('what is told is all that is asked where nothing else is', () => {
  expect(understoodIn('They currently occupy 42,000 sf in Katy')).toEqual([
    size(33_600, 50_400),
    city('Katy'),
  ])
  expect(criteriaIn('they want 40k in Katy')).not.toContainEqual(text('want'))
})

test('the size that somebody outgrows is not the one that is asked for', () => {
  const leaves = oneOf('outgrowing', 'client outgrew', 'they are bursting out of', 'downsizing from')
  fc.assert(
    fc.property(leaves, oneOf('needs', 'wants', 'looking for'), (leaving, wish) => {
      expect(understoodIn(`${leaving} 15k in Spring, ${wish} 30k in Katy`)).toEqual([
        size(24_000, 36_000),
        city('Katy'),
      ])
    }),
  )
})
