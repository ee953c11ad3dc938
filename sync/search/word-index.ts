import { type ByteValues, gatherValues, reorderValues } from './byte-values.ts'
import { letterBags } from './letter-bag.ts'
import { sortValues } from './sort-values.ts'
import { endsWord } from './text-page.ts'
import { emptySet } from './value-set.ts'
import { createWordTable } from './word-table.ts'

/** The different words of many values, in order of their bytes, and for each the values that have it. */
export interface WordIndex extends ByteValues {
  /** The low words of the words' letter bags. */
  bags: Uint32Array
  /**
   * Which values have word w: `postings[postingStarts[w] .. postingStarts[w + 1])`. As many numbers as a set of all
   * values has are such a set; fewer are the values themselves.
   */
  postingStarts: Uint32Array
  postings: Uint32Array
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
  return { ...sorted, bags: letterBags(sorted).low, ...postWords(occurrences, occurrenceStarts, words.count) }
}

interface FoundWords {
  words: ByteValues
  /** Value v consists of the words `occurrences[occurrenceStarts[v] .. occurrenceStarts[v + 1])`. */
  occurrences: Uint32Array
  occurrenceStarts: Uint32Array
}

function findWords({ count, text, starts }: ByteValues): FoundWords {
  const table = createWordTable(text)
  const occurrences = new Uint32Array(countWords(text))
  const occurrenceStarts = new Uint32Array(count + 1)
  let found = 0
  for (let value = 0; value < count; value++) {
    const end = starts[value + 1] as number
    for (let i = starts[value] as number; i < end; i++) {
      const from = i
      while (endsWord[text[i] as number] === 0) i++
      if (i > from) occurrences[found++] = table.numberOf(from, i)
    }
    occurrenceStarts[value + 1] = found
  }
  const { froms, tos } = table.places()
  return { words: gatherValues(text, froms, tos), occurrences, occurrenceStarts }
}

/** Every word has an end: a `SEPARATOR` stands behind the last one. */
function countWords(text: Uint8Array): number {
  let count = 0
  for (let i = 1; i < text.length; i++) {
    if (endsWord[text[i] as number] === 1 && endsWord[text[i - 1] as number] === 0) count++
  }
  return count
}

function postWords(occurrences: Uint32Array, occurrenceStarts: Uint32Array, words: number) {
  const values = occurrenceStarts.length - 1
  const latest = new Int32Array(words)
  // Visits a value once for each of its words, however often it has the word.
  const eachOnce = (visit: (word: number, value: number) => void): void => {
    latest.fill(-1)
    for (let value = 0; value < values; value++) {
      const end = occurrenceStarts[value + 1] as number
      for (let i = occurrenceStarts[value] as number; i < end; i++) {
        const word = occurrences[i] as number
        if (latest[word] !== value) visit(word, value)
        latest[word] = value
      }
    }
  }
  const sizes = new Uint32Array(words)
  eachOnce((word) => {
    sizes[word] = (sizes[word] as number) + 1
  })
  const setSize = emptySet(values).length
  const postingStarts = new Uint32Array(words + 1)
  for (let word = 0; word < words; word++) {
    postingStarts[word + 1] = (postingStarts[word] as number) + Math.min(sizes[word] as number, setSize)
  }
  const postings = new Uint32Array(postingStarts[words] as number)
  const next = postingStarts.slice(0, words)
  eachOnce((word, value) => {
    if ((sizes[word] as number) < setSize) {
      const at = next[word] as number
      postings[at] = value
      next[word] = at + 1
    } else {
      const at = (postingStarts[word] as number) + (value >>> 5)
      postings[at] = (postings[at] as number) | (1 << (value & 31))
    }
  })
  return { postingStarts, postings }
}
