import { test } from 'vitest'
import { seededRandom } from '../../make/seeded-random.ts'
import { expectLiteral, named } from './expect-literal.ts'

test('long words that begin alike are told apart', () => {
  const head = 'x'.repeat(70)
  const words = ['', 'b', 'ba', 'a', 'ab', 'c', 'bb'].map((tail) => head + tail)
  const queries = words.flatMap((word) => [`${word} dock`, `dock ${word}`, word])
  expectLiteral(
    named(...words.map((word) => `${word} dock`), ...words.map((word) => `dock ${word}`)),
    queries,
    [],
    0,
  )
})

test('long values that share more than is counted as shared are told apart', () => {
  const head = Array.from({ length: 300 }, (_, i) => 'abcde'[(i * i) % 5]).join('')
  const short = Array.from({ length: 400 }, (_, i) => `${i}`)
  const long = ['', 'a', 'ab', 'abcab', 'bbbbbbbb', 'zz'].flatMap((tail) => [
    head + tail,
    head.slice(0, 255) + tail,
    tail + head,
  ])
  expectLiteral(named(...short, ...long), [
    `${head}abcd`,
    head.slice(1),
    head.slice(0, 254),
    `zb${head}`,
    `${head.slice(45)}z`,
  ])
})

test('a query longer than a byte counts is found within a longer value', () => {
  const body = Array.from({ length: 600 }, (_, i) => 'abcdefg'[(i * i * i) % 7]).join('')
  expectLiteral(named(body, `${body} dock`, body.slice(0, 300)), [
    body.slice(20, 560),
    body.slice(290, 597),
    body,
  ])
})

test('scores are exact for queries of as many units as there are ranks for, and of more', () => {
  const body = Array.from({ length: 190 }, (_, i) => 'abcdefg'[(i * i * i) % 7]).join('')
  const names = [180, 181, 182, 183].flatMap((units) => [
    body.slice(0, units),
    `z${body.slice(0, units)} dock`,
  ])
  expectLiteral(named(...names), [
    ...names,
    ...names.map((name) => `dock ${name}`),
    ...names.map((name) => `${name}q`),
  ])
})

test('many neighbors that begin alike and are exactly half like the query count', () => {
  const tails = Array.from({ length: 256 }, (_, i) =>
    Array.from({ length: 4 }, (_, at) => 'bcde'[(i >> (2 * at)) & 3]).join(''),
  )
  expectLiteral(named(...tails.map((tail) => `aaaa${tail}`)), [
    'zzzzbbcd',
    'zzzzeeee',
    'zzzbcde',
    'zzzzzcdcd',
    'cdcdzzzz',
  ])
})

test('of houses of a few streets, those half like what is asked are found and no others', () => {
  const random = seededRandom(5)
  const streets = ['clay road', 'n clay rd', 'westpark drive', 'brittmoore road east', 'dr']
  const houses = streets.flatMap((street) =>
    Array.from({ length: 30 }, () => `${random.int(1, 99_999)} ${street}`),
  )
  const mistyped = (text: string) =>
    Array.from(text, (letter) =>
      random.chance(0.45) ? random.pick(['', 'x', '7', letter + letter]) : letter,
    )
  const queries = houses.map((house) => mistyped(house).join('').trim()).filter((query) => query !== '')
  expectLiteral(named(...houses), [...queries, ...queries.map((query) => `${query} of westpark houses`)])
})

test('equal values of twice as many units as the query count alike', () => {
  const queries = [1, 8, 31, 32, 33, 64].map((units) => 'abcdefghijklmnop'.repeat(4).slice(0, units))
  const spread = queries.map((query) => query.replaceAll(/./g, '$&-'))
  expectLiteral(named(...spread, ...spread, ...spread.map((text) => `${text}-`)), queries)
})

test('similarity of exactly a half counts, one edit more does not', () => {
  const halves = [1, 2, 5, 16, 17, 40, 100].map((half) => 'a'.repeat(half))
  const queries = halves.flatMap((half) => [
    half + half,
    `${half}${half}b`,
    half.replaceAll('a', 'b') + half,
    `${half}b${half}`,
  ])
  expectLiteral(named(...halves, ...halves.map((half) => `${half}${half.replaceAll('a', 'c')}`)), queries)
})
