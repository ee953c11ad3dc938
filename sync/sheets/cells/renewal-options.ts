import { NUMBER_WORD } from '../../domain/words/number-words.ts'
import type { Rule } from './scan.ts'

/** `2`, `two`, `two (2)`, `(2)`. */
const COUNT = String.raw`(?:\(?(?:\d{1,3}|(?:${NUMBER_WORD})(?![a-z]))(?: ?\(\d{1,3}\))?\)?)`
const UNIT = String.raw`(?:years?|yrs?\.?|y|months?|mos?\.?|mths?\.?|m)(?![a-z])`
const KIND = String.raw`(?:(?:renewal|extension)s?[ -]?)?(?:options?|opts?\.?|renewals?|extensions?|ext\.?)(?![a-z])`
const BEHIND = String.raw`(?:(?:w\/|with|plus|and|\+|&) ?)?`

const OPTIONS = [
  // `two 5-year options`, `2 x 60 months renewal`, `1-60 mo option`, and of one: `5 yr option`.
  `${BEHIND}(?:${COUNT},?[ -]?(?:x ?)?)?${COUNT}[ -]?${UNIT}[ -]?${KIND}`,
  // `2x5 opts`, `2/5 options`.
  `${BEHIND}${COUNT} ?[x@/] ?${COUNT}[ -]?${KIND}`,
  // Behind a term they go without the word: `5 yrs + 2x5`, `5 years w/ 2/5's`, `5 + 1 (5)`, but not `+ 2 (2) months`.
  String.raw`(?:w\/|with|plus|and|\+|&) ?${COUNT}[ -]?\d{1,2}'?s(?![a-z])`,
  String.raw`w\/ ?[1-5]-(?:[1-9]|1\d)(?![\d.,'-])`,
  String.raw`(?:w\/|with|plus|\+|&) ?(?:${COUNT} ?[x@/] ?${COUNT}|(\d{1,2}) \((?!\1\))\d{1,3}\))(?:[ -]?${UNIT}|'?s(?![a-z]))?`,
]

/** Options to renew, which are no part of a term. */
export const RENEWAL_OPTIONS: readonly Rule[] = OPTIONS.map((option) => ({
  pattern: new RegExp(option, 'y'),
  token: () => ({ kind: 'noise', name: 'options', value: 0 }),
}))
