import { NUMBER_WORD, readCount } from '../../../domain/words/number-words.ts'
import type { Rule } from '../scan.ts'

/** A number in words and in digits: `three (3)`. */
export const NUMBER_TWICE: Rule = {
  pattern: new RegExp(`(${NUMBER_WORD}) \\((\\d{1,2})\\)`, 'y'),
  token: ([, word = '', digits]) =>
    readCount(word) === Number(digits) ? { kind: 'amount', name: '', value: Number(digits) } : null,
}

/** Numbers in words, up to ninety-nine. */
export const NUMBER_WORDS: readonly Rule[] = [
  {
    pattern: new RegExp(`(${NUMBER_WORD})(?![a-z])`, 'y'),
    token: ([, word = '']) => ({ kind: 'amount', name: '', value: readCount(word) ?? 0 }),
  },
]
