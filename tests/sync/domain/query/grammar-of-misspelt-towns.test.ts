import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn } from './criteria-in.ts'

const city = (name: string) => ({ kind: 'word', field: 'city', anyOf: [name], not: false })

test('a town is known whatever letters of it are doubled', () => {
  const names = ['Scottsdale', 'Cincinnati', 'Chattanooga', 'Tallahassee', 'Pittsburgh', 'Sacramento']
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat(), (name, at) => {
      const doubled = [...name.matchAll(/(.)\1/g)].map(({ index }) => index)
      const [spot = 1] = doubled.length === 0 ? [] : [doubled[at % doubled.length]]
      const typed = doubled.length === 0 ? name : name.slice(0, spot) + name.slice(spot + 1)
      expect({ typed, asked: understoodIn(`warehouses in ${typed.toLowerCase()}`)[1] }).toEqual({
        typed,
        asked: city(name),
      })
    }),
  )
})

test('a town before its own state is the town, whoever else has its name and however it is spelt', () => {
  for (const words of ['40k in Stockbridge GA', '40k stockbridge, ga', '40k in Stockbridge, Georgia'])
    expect({ words, asked: understoodIn(words) }).toEqual({
      words,
      asked: expect.arrayContaining([city('Stockbridge')]),
    })
  expect(understoodIn('Stockbridge listings')).toEqual([expect.objectContaining({ kind: 'party' })])
  expect(understoodIn('McDonnough, GA')).toContainEqual(city('McDonough'))
})

test('how far from a town that the book has nothing in is measured from that town', () => {
  for (const words of ['Brenham within 10 miles', 'Brenham TX 10 mi radius', 'Brenham, radius of 10 miles'])
    expect({ words, asked: understoodIn(words) }).toEqual({
      words,
      asked: [expect.objectContaining({ kind: 'zone', names: ['Brenham'], around: 10 })],
    })
})

test('an airport is known by its whole name', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Baltimore-Washington', "Chicago O'Hare", 'Tampa', 'Minneapolis-Saint Paul', 'Dulles'),
      fc.constantFrom('International Airport', 'Intl Airport', 'International'),
      (name, end) => {
        const asked = understoodIn(`within 5 miles of ${name} ${end}`)
        expect({ name, end, asked }).toEqual({
          name,
          end,
          asked: [
            expect.objectContaining({ kind: 'zone', circles: [expect.objectContaining({ miles: 5 })] }),
          ],
        })
      },
    ),
  )
})
