import { createListBuilder } from '../lists/list-builder.ts'
import type { NumberLists } from '../lists/number-lists.ts'
import { type ByteValues, reorderValues } from '../matching/byte-values.ts'
import { letterBags } from '../matching/letter-bag.ts'
import { type LetterPlanes, letterPlanes } from '../matching/letter-planes.ts'
import { endsWord } from '../matching/text-page.ts'
import { sortValues } from './sort-values.ts'
import { createWordTable, HASH_START, hashOn } from './word-table.ts'

/** The different words of many values, in order of their bytes, and for each the values that have it. */
export interface WordIndex extends ByteValues {
  letters: LetterPlanes
  /** The values that have word w: list w. */
  postings: NumberLists
}

interface WordIndexBuilder {
  /** Adds the words of `text[from .. to)`, a value after all former ones, behind which a separator stands. */
  add(value: number, from: number, to: number): void
  /** The index of values 0 to `values - 1`. */
  finish(values: number): WordIndex
}

/** Between two values the text may change. */
export function createWordIndexBuilder(text: Uint8Array): WordIndexBuilder {
  const table = createWordTable(text)
  const postings = createListBuilder()
  return {
    add(value, from, to) {
      for (let i = from; i < to; i++) {
        const start = i
        let hash = HASH_START
        for (let byte = text[i] as number; endsWord[byte] === 0; byte = text[++i] as number)
          hash = hashOn(hash, byte)
        if (i > start) postings.add(table.numberOf(start, i, hash), value)
      }
    },
    finish(values) {
      const words = table.words()
      const order = sortValues(words, false)
      const sorted = reorderValues(words, order)
      return {
        ...sorted,
        letters: letterPlanes(letterBags(sorted)),
        postings: postings.finish(order, values),
      }
    },
  }
}

export function buildWordIndex({ count, text, starts }: ByteValues): WordIndex {
  const builder = createWordIndexBuilder(text)
  for (let value = 0; value < count; value++)
    builder.add(value, starts[value] as number, (starts[value + 1] as number) - 1)
  return builder.finish(count)
}
