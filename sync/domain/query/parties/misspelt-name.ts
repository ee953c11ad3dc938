import type { PartyField } from '../../criteria/asked-fields.ts'
import { commonWords } from '../vocabulary/common-words.ts'
import type { NameIndex } from '../vocabulary/name-index.ts'
import type { Reading } from '../vocabulary/reading.ts'
import { isTerm } from '../vocabulary/spelling.ts'
import { glueAt } from '../words/glue.ts'

/** Names of the book that words are read as, in one role. */
export interface Named {
  field: PartyField
  names: readonly string[]
  isWhole: boolean
  end: number
}

/** Words that many names begin with; alone they name nobody. */
export const COMMON_IN_NAMES = new Set(
  'north south east west northeast northwest southeast southwest central port gulf bay lake river airport metro national american america united general first new old great city county park industrial commercial global international pacific atlantic texas california florida georgia southern northern western eastern mid high low big red blue green black white gray golden royal premier prime select super best gold silver star sun land real estate property properties capital group partners'.split(
    ' ',
  ),
)

/** Letters of a word that is taken for a misspelt one of a firm's name. */
const SHORTEST_MISSPELT = 5

/** Whether one of two words means nothing, and the other is of a name that the book has: "halyrd point". */
export function mayBeMisspelt({ tokens, vocabulary }: Reading, at: number): boolean {
  const [first = '', second = ''] = [tokens[at]?.text, tokens[at + 1]?.text]
  const isOdd = (word: string, i: number) =>
    word.length >= SHORTEST_MISSPELT &&
    !vocabulary.isWord(word) &&
    !isTerm(word) &&
    !commonWords.has(word) &&
    !COMMON_IN_NAMES.has(word) &&
    glueAt(tokens, at + i) === null
  return (isOdd(first, 0) && vocabulary.isWord(second)) || (vocabulary.isWord(first) && isOdd(second, 1))
}

export function misspeltFirms(
  { tokens }: Reading,
  at: number,
  indexes: readonly (readonly [PartyField, NameIndex])[],
): Named[] {
  return indexes.flatMap(([field, names]): Named[] => {
    const found = field === 'brokerName' ? null : names.misspelt(tokens, at)
    return found === null ? [] : [{ field, names: [found.name], isWhole: found.isWhole, end: found.end }]
  })
}

/** "garret okonmore": a broker of the book, where neither word means anything else. */
export function misspeltPerson({ tokens, vocabulary }: Reading, at: number): Named | null {
  const words = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? '']
  const isOther = words.some(
    (word, i) => isTerm(word) || glueAt(tokens, at + i) !== null || COMMON_IN_NAMES.has(word),
  )
  const found = isOther ? null : vocabulary.brokerNames.misspelt(tokens, at)
  return found?.isWhole !== true
    ? null
    : { field: 'brokerName', names: [found.name], isWhole: true, end: found.end }
}
