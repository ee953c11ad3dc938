import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usCities } from '../../../../edge/build/made-files/us-cities.ts'
import { moreTowns } from '../../../../sync/domain/query/vocabulary/known-places.ts'
import { criteriaIn as read, understoodIn } from './criteria-in.ts'
import { city, clear, size, text } from './query-vocabulary.ts'

const oneOf = fc.constantFrom
const PEOPLE = 10_000

test('every town of ten thousand people is in the table, where it lies', () => {
  const { named } = moreTowns()
  const towns = usCities().filter(({ people, longitude }) => people >= PEOPLE && longitude < 0)
  const absent = towns.filter(({ name, state, latitude, longitude }) => {
    const known = named.get(name)?.filter((town) => town.state === state) ?? []
    return !known.some(
      (town) => Math.abs(town.latitude - latitude) < 0.006 && Math.abs(town.longitude - longitude) < 0.006,
    )
  })
  expect(towns.length).toBeGreaterThan(4_000)
  expect(absent).toEqual([])
})

test('towns that the book has nothing in are asked for in small letters, shortened and in a row', () => {
  fc.assert(
    fc.property(
      oneOf(
        ['chino', 'Chino'],
        ['eastvale', 'Eastvale'],
        ['jurupa vly', 'Jurupa Valley'],
        ['moreno vly', 'Moreno Valley'],
        ['hot spgs', 'Hot Springs'],
        ['huntington bch', 'Huntington Beach'],
        ['elk grove vlg', 'Elk Grove Village'],
        ['brea', 'Brea'],
      ),
      oneOf(['montclair', 'Montclair'], ['apple vly', 'Apple Valley'], ['azusa', 'Azusa']),
      oneOf(' ', ', ', ' or ', '/'),
      ([typed, name], [other, otherName], joint) => {
        const words = `${typed}${joint}${other} 20-30k sf`
        expect({ words, read: read(words) }).toEqual({
          words,
          read: [city(name, otherName), size(20_000, 30_000)],
        })
      },
    ),
  )
})

test('a long name of a town is read with one letter wrong', () => {
  fc.assert(
    fc.property(
      oneOf(
        ['fontna', 'Fontana'],
        ['riversde', ''],
        ['schaumberg', 'Schaumburg'],
        ['hesparia', 'Hesperia'],
        ['tualitin', 'Tualatin'],
      ),
      oneOf(' 30 clear', ', 30 clear'),
      ([typed, name], rest) => {
        fc.pre(name !== '')
        expect({ typed, read: read(`${typed}${rest}`) }).toEqual({
          typed,
          read: [city(name), clear(30, null)],
        })
      },
    ),
  )
})

test('words that are names of towns as well are words, unless something says that a place follows', () => {
  for (const word of ['liberal', 'enterprise', 'summit', 'justice', 'plantation', 'prosper']) {
    expect({ word, read: read(word) }).toEqual({ word, read: [text(word)] })
    const inIt = read(`20-30k sf in ${word}`)
    expect({ word, city: inIt.at(-1) }).toEqual({
      word,
      city: city(`${word.charAt(0).toUpperCase()}${word.slice(1)}`),
    })
  }
})

test('a word or a name that is a letter from a town stays a word', () => {
  for (const words of ['stores', 'Hannah Clintin', 'marina storage', 'fenced', 'planted'])
    expect({ words, read: read(words) }).toEqual({ words, read: [text(words)] })
})

test('a radius is around a town that the book has nothing in', () => {
  const [zone] = read('within 10 miles of Rosenberg TX')
  expect(zone).toMatchObject({
    kind: 'zone',
    names: ['Rosenberg'],
    around: 10,
    circles: [{ latitude: expect.closeTo(29.56, 1), longitude: expect.closeTo(-95.81, 1), miles: 10 }],
  })
})

test('a county is asked for by its name alone where nothing else has it', () => {
  expect(read('gwinnett, 30 clear')).toMatchObject([
    { kind: 'zone', names: ['Gwinnett County'] },
    clear(30, null),
  ])
  for (const words of ['clark', 'orange', 'lake'])
    expect({ words, kinds: read(words).map(({ kind }) => kind) }).toEqual({ words, kinds: ['text'] })
})

test('a nickname alone is the town, and with the rest of its name misspelt as well', () => {
  expect(read('rancho, 30 clear')).toEqual([city('Rancho Cucamonga'), clear(30, null)])
  expect(read('Rancho Cucamunga, 30 clear')).toEqual([city('Rancho Cucamonga'), clear(30, null)])
})

test('a word that nobody knows is one more town where it is joined to one', () => {
  for (const [words, towns] of [
    ['Spring or Klein', ['Spring', 'Klein']],
    ['6k in spring or klein, no office', ['Spring', 'Klein']],
    ['and Highlands, Katy too', ['Highlands', 'Katy']],
  ] as const)
    expect({ words, read: understoodIn(words) }).toMatchObject({
      words,
      read: expect.arrayContaining([city(...towns)]),
    })
  expect(understoodIn('Katy or tiltwall')).toEqual([city('Katy')])
})
