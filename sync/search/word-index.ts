import { type ByteValues, gatherValues, reorderValues } from './byte-values.ts'
import { letterBags } from './letter-bag.ts'
import { type NumberLists, packLists } from './number-lists.ts'
import { sortValues } from './sort-values.ts'
import { endsWord } from './text-page.ts'
import { createWordTable, doubled, HASH_START, hashOn } from './word-table.ts'

/** The different words of many values, in order of their bytes, and for each the values that have it. */
export interface WordIndex extends ByteValues {
  /** The low words of the words' letter bags. */
  bags: Uint32Array
  /** The values that have word w: list w. */
  postings: NumberLists
}

export function buildWordIndex(values: ByteValues): WordIndex {
  const { words, occurrences, occurrenceStarts } = findWords(values)
  const order = sortValues(words, false)
  const rankOf = new Uint32Array(words.count)
  order.forEach((word, rank) => {
    rankOf[word] = rank
  })
  for (let i = 0; i < occurrences.length; i++) occurrences[i] = rankOf[occurrences[i] as number] as number
  const sorted = reorderValues(words, order)
  const postings = packLists(words.count, values.count, (visit) => {
    for (let value = 0; value < values.count; value++) {
      const end = occurrenceStarts[value + 1] as number
      for (let i = occurrenceStarts[value] as number; i < end; i++) visit(occurrences[i] as number, value)
    }
  })
  return { ...sorted, bags: letterBags(sorted).low, postings }
}

interface FoundWords {
  words: ByteValues
  /** Value v consists of the words `occurrences[occurrenceStarts[v] .. occurrenceStarts[v + 1])`. */
  occurrences: Uint32Array
  occurrenceStarts: Uint32Array
}

function findWords({ count, text, starts }: ByteValues): FoundWords {
  const table = createWordTable(text)
  let occurrences = new Uint32Array(1024)
  const occurrenceStarts = new Uint32Array(count + 1)
  let found = 0
  for (let value = 0; value < count; value++) {
    const end = starts[value + 1] as number
    for (let i = starts[value] as number; i < end; i++) {
      const from = i
      let hash = HASH_START
      for (let byte = text[i] as number; endsWord[byte] === 0; byte = text[++i] as number)
        hash = hashOn(hash, byte)
      if (i === from) continue
      if (found === occurrences.length) occurrences = doubled(occurrences)
      occurrences[found++] = table.numberOf(from, i, hash)
    }
    occurrenceStarts[value + 1] = found
  }
  const { froms, tos } = table.places()
  return {
    words: gatherValues(text, froms, tos),
    occurrences: occurrences.subarray(0, found),
    occurrenceStarts,
  }
}
