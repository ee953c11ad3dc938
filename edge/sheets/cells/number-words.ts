import type { Rule } from './scan.ts'

const UNITS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Numbers in words, up to ninety-nine. */
export const NUMBER_WORDS: readonly Rule[] = [
  {
    pattern: new RegExp(
      `(?:(${TENS.join('|')})(?:[ -](${UNITS.slice(0, 9).join('|')}))?|(${UNITS.join('|')}))(?![a-z])`,
      'y',
    ),
    token: ([, tens, units, small]) => ({
      kind: 'amount',
      name: '',
      value:
        small === undefined
          ? (TENS.indexOf(tens ?? '') + 2) * 10 + UNITS.indexOf(units ?? '') + 1
          : UNITS.indexOf(small) + 1,
    }),
  },
]
