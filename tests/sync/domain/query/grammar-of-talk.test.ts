import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteriaIn as read, understoodIn as understood } from './criteria-in.ts'

const ASKED = ['warehouse in Katy', '20,000 to 30,000 sf', '28 clear', 'rail', 'NNN under $1.00', '8 acres']
const SPEAKS = [
  "I'd like ",
  "they'd love ",
  "she'd like ",
  "he said he'd like ",
  "it's ",
  'he told me ',
  "I'd take ",
  "we'd love ",
]
const AFTER = [' lol', ' he said', ', thanks', ' still', ', that works', ' right now', " if that's ok", '']
const textOf = (words: string) => read(words).flatMap((one) => (one.kind === 'text' ? [one.text] : []))

test('words of speaking around what is asked are never searched', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SPEAKS),
      fc.constantFrom(...ASKED),
      fc.constantFrom(...AFTER),
      (speaks, asked, after) => {
        const words = `${speaks}${asked}${after}`
        expect({ words, criteria: read(words) }).toEqual({ words, criteria: understood(asked) })
      },
    ),
  )
})

test('of words that are not understood only those of speaking before and behind them go', () => {
  fc.assert(
    fc.property(
      fc.constantFrom("I'd like a ", "they'd love the ", 'he said a ', "it's a "),
      fc.constantFrom('tilt wall', 'freezer', 'cross-dock', 'big box', 'Wharfside'),
      fc.constantFrom('', ' he said', ' lol'),
      (speaks, unknown, behind) => {
        const words = `${speaks}${unknown} warehouse${behind}`
        expect({ words, text: textOf(words) }).toEqual({ words, text: [unknown] })
      },
    ),
  )
})

test.each(['like', 'out', 'still', 'guy'])('%s is searched where nothing else is said', (words) => {
  expect(textOf(words)).toEqual([words])
})

test.each([
  ['Katy warehouse with Back Bay Partners', 'Back Bay Partners'],
  ['Out West Logistics in Katy', 'Out West Logistics'],
  ['28 clear, Still Waters Storage', 'Still Waters Storage'],
])('a name keeps such words: %s', (words, name) => {
  expect(textOf(words)).toEqual([name])
})
