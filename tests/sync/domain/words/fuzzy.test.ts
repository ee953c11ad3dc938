import { expect, test } from 'vitest'
import { TEXT_FIELDS } from '../../../../sync/domain/fields/text-fields.ts'
import {
  editDistance,
  FUZZY_THRESHOLD,
  normalizeQuery,
  scoreProperty,
  scoreText,
  wordsOf,
} from '../../../../sync/domain/words/fuzzy.ts'

test("a field that contains the query scores 1, whatever the letters' case", () => {
  expect([
    scoreText('Katy Trade Center', 'trade cen'),
    scoreText('KATY', 'katy'),
    scoreText('katy', normalizeQuery(' \tKaty\u00a0')),
    scoreText('STRASSE Straße', 'straße'),
  ]).toEqual([1, 1, 1, 1])
})

test("a field whose words begin with all of the query's words scores 0.8", () => {
  expect([
    scoreText('Manufacturing plant in Houston', 'hou man'),
    scoreText('Houston\tManufacturing', 'man hou'),
    scoreText('Houston\u00a0Manufacturing', 'man  hou'),
    scoreText('Manhole houses', 'man man'),
  ]).toEqual([0.8, 0.8, 0.8, 0.8])
})

test('any other field scores 0.6 times its similarity, which counts edits against the longer text', () => {
  expect([
    scoreText('manufacturing', 'manufactring'),
    scoreText('Houston', 'huston'),
    scoreText('abcd', 'xbyd'),
    scoreText('abc', 'xyz'),
    scoreText('', 'abc'),
  ]).toEqual([(1 - 1 / 13) * 0.6, (1 - 1 / 7) * 0.6, 0.3, 0, 0])
})

test('half the units of the longer text is the most edits that reach the threshold', () => {
  expect([
    scoreText('abcd', 'xbyd') >= FUZZY_THRESHOLD,
    scoreText('abcde', 'xbydz') >= FUZZY_THRESHOLD,
  ]).toEqual([true, false])
})

test('edits are insertions, deletions and replacements of UTF-16 units', () => {
  const pairs: [string, string, number][] = [
    ['', '', 0],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['sunday', 'saturday', 3],
    ['flaw', 'lawn', 2],
    ['ab', 'ba', 2],
    ['🏗', '', 2],
    ['🏗', '🏭', 1],
    ['café', 'cafe\u0301', 2],
  ]
  expect(pairs.map(([a, b]) => [a, b, editDistance(a, b), editDistance(b, a)])).toEqual(
    pairs.map(([a, b, edits]) => [a, b, edits, edits]),
  )
})

test('a property scores as its best field, and one without text scores 0', () => {
  const nothing = Object.fromEntries(TEXT_FIELDS.map((field) => [field, null])) as Parameters<
    typeof scoreProperty
  >[0]
  expect([
    scoreProperty({ ...nothing, city: 'Huston', notes: 'Next to Houston Ship Channel' }, 'houston'),
    scoreProperty({ ...nothing, city: 'Huston', state: 'TX' }, 'houston'),
    scoreProperty(nothing, 'houston'),
    scoreProperty({ ...nothing, city: 'Houston' }, ''),
  ]).toEqual([1, (1 - 1 / 7) * 0.6, 0, 0])
})

test('words end and queries are trimmed at the same characters: the whitespace of JavaScript', () => {
  const units = Array.from({ length: 65_536 }, (_, unit) => String.fromCharCode(unit))
  const separating = units.filter((unit) => wordsOf(`a${unit}b`).length === 2)
  expect(separating).toEqual(units.filter((unit) => /^\s$/.test(unit)))
  expect(separating).toEqual(units.filter((unit) => normalizeQuery(unit) === ''))
})
