import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assumedMiles } from '../../../../sync/domain/query/quantities/assumed-miles.ts'
import { criteriaIn as read } from './criteria-in.ts'

const oneOf = fc.constantFrom

test('an hour is sixty minutes, in any part and wording, and is said to be a straight line', () => {
  fc.assert(
    fc.property(
      oneOf(
        ['half an hour from', 30],
        ['half hour drive of', 30],
        ['an hour from', 60],
        ['within 2 hours of', 120],
      ),
      oneOf('Katy', 'Deer Park'),
      ([drive, minutes], place) => {
        const words = `warehouse ${drive} ${place}`
        const near = read(words).find(({ kind }) => kind === 'near')
        expect({ words, near }).toEqual({
          words,
          near: expect.objectContaining({ place, miles: minutes / 2 }),
        })
        expect(near && assumedMiles(words, near)).toEqual({ minutes, miles: minutes / 2 })
      },
    ),
  )
  expect(read('24 hour access, Katy').map(({ kind }) => kind)).not.toContain('near')
})

test('ZIP codes are asked for by how they begin', () => {
  for (const words of [
    'zips starting with 770',
    'ZIP codes that begin with 770',
    'zip codes beginning in 770',
  ])
    expect({ words, all: read(words) }).toEqual({ words, all: read('770xx') })
})

test('a name before a state in capitals is a town, and a name of the book stays one', () => {
  const city = (name: string) => ({ kind: 'word', field: 'city', anyOf: [name], not: false })
  for (const words of ['Moosic, PA', 'Moosic PA', 'warehouse in Moosic, PA 50k'])
    expect({ words, all: read(words) }).toMatchObject({
      words,
      all: expect.arrayContaining([city('Moosic')]),
    })
  expect(read('Bayou Steel leases')).toEqual([
    expect.objectContaining({ kind: 'party', text: 'Bayou Steel' }),
  ])
})
