import { memoize } from '../../../memo.ts'
import type { NameAlias } from '../../words/name-alias.ts'
import { foldWord } from '../words/fold-word.ts'
import { lex, type Token } from '../words/lexer.ts'
import { oneEditIndex } from '../words/one-edit.ts'

interface Beginning {
  /**
   * The name that begins with the words, as written. Where several do, their common beginning as the first of them
   * writes it.
   */
  name: string
  isWhole: boolean
  isShared: boolean
}

/** Words of a query that are the beginning of a known name. */
export interface NameFound {
  name: string
  /** True where the words are the whole of a name. */
  isWhole: boolean
  /** The token after the words. */
  end: number
}

/** Finds the names of people and firms in a query by their first words. */
export interface NameIndex {
  /** Every word of every name, in lower case. */
  words: ReadonlySet<string>
  longest(tokens: readonly Token[], at: number): NameFound | null
  /** Two words that are one edit from exactly one name of two words or its first two: "garret okonmore". */
  misspelt(tokens: readonly Token[], at: number): NameFound | null
}

/** Letters of a name of two words; a shorter one may be another. */
const SHORTEST_MISSPELT = 9

/** Finds these names among the words of a question, and those that are called otherwise as well. */
export function nameIndex(names: readonly string[], aliases: readonly NameAlias[] = []): NameIndex {
  const beginnings = new Map<string, Beginning>()
  const words = new Set<string>()
  for (const name of names) addName(beginnings, words, name)
  for (const { name, alias } of aliases) {
    const wanted = name.toLowerCase()
    if (names.some((known) => known.toLowerCase().includes(wanted)))
      addName(beginnings, words, alias.replace(/^the /i, ''), name)
  }
  const pairs = memoize(() => oneEditIndex([...beginnings.keys()].filter((key) => /^\S+ \S+$/.test(key))))
  return {
    words,
    longest: (tokens, at) => longestFrom(beginnings, tokens, at),
    misspelt(tokens, at) {
      const [first, last] = [tokens[at], tokens[at + 1]]
      if (first?.kind !== 'word' || last?.kind !== 'word') return null
      const key = `${foldWord(first.text)} ${foldWord(last.text)}`
      const [only, other] = key.length < SHORTEST_MISSPELT ? [] : pairs().near(key)
      const found = only === undefined || other !== undefined ? undefined : beginnings.get(only)
      return found === undefined ? null : { name: found.name, isWhole: found.isWhole, end: at + 2 }
    },
  }
}

function addName(
  beginnings: Map<string, Beginning>,
  allWords: Set<string>,
  written: string,
  name = written,
): void {
  const words = lex(written).filter(isNamePart)
  let key = ''
  for (const [i, word] of words.entries()) {
    allWords.add(word.text)
    const folded = foldWord(word.text)
    allWords.add(folded)
    key = i === 0 ? folded : `${key} ${folded}`
    const isWhole = i === words.length - 1
    const known = beginnings.get(key)
    if (known === undefined) beginnings.set(key, { name, isWhole, isShared: false })
    else if (isWhole && !known.isWhole) beginnings.set(key, { name, isWhole, isShared: false })
    else if (name === written && !known.isWhole && !known.isShared && known.name !== name) {
      const common = known.name.slice(0, lex(known.name).filter(isNamePart)[i]?.end)
      beginnings.set(key, { name: common, isWhole, isShared: true })
    }
  }
}

function longestFrom(
  beginnings: ReadonlyMap<string, Beginning>,
  tokens: readonly Token[],
  at: number,
): NameFound | null {
  let found: NameFound | null = null
  let key = ''
  for (let i = at; i < tokens.length; i++) {
    const token = tokens[i] as Token
    if (!isPart(token)) {
      if (i > at && isJoint(token)) continue
      return found
    }
    // "Calder and Rusk" is Calder & Rusk.
    if (token.text === 'and' && i > at) continue
    const folded = foldWord(token.text)
    key = key === '' ? folded : `${key} ${folded}`
    const beginning = beginnings.get(key)
    if (beginning === undefined) return ofWhom(beginnings, key, i + 1) ?? found
    found = { name: beginning.name, isWhole: beginning.isWhole, end: i + 1 }
  }
  return found
}

/** "harkwells listings": whose something is, without the apostrophe. */
function ofWhom(beginnings: ReadonlyMap<string, Beginning>, key: string, end: number): NameFound | null {
  const whole =
    key.length > SHORTEST_OWNER && key.endsWith('s') ? beginnings.get(key.slice(0, -1)) : undefined
  return whole?.isWhole === true ? { name: whole.name, isWhole: true, end } : null
}

const SHORTEST_OWNER = 6

function isPart(token: Token): boolean {
  return token.kind === 'word' || token.kind === 'number'
}

function isNamePart(token: Token, i: number): boolean {
  return isPart(token) && !(i > 0 && token.text === 'and')
}

/** Signs within names: `AT&T`, `J. B. Hunt`, `Acme, Inc.` */
function isJoint(token: Token): boolean {
  return token.kind === 'sign' && "&-.',/".includes(token.text)
}
