import { NUMBER_WORD, readCount } from '../../domain/number-words.ts'
import type { Rule } from './scan.ts'

/** Numbers in words, up to ninety-nine. */
export const NUMBER_WORDS: readonly Rule[] = [
  {
    pattern: new RegExp(`(${NUMBER_WORD})(?![a-z])`, 'y'),
    token: ([, word = '']) => ({ kind: 'amount', name: '', value: readCount(word) ?? 0 }),
  },
]
