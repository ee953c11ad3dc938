import { memoize } from '../../../memo.ts'
import { withApostrophe } from './apostrophes.ts'
import { lex, type Token } from './lexer.ts'

interface Node<T> {
  next: Map<string, Node<T>>
  value: T | undefined
}

/** Finds the longest of many phrases that begins at a token. */
export interface PhraseTable<T> {
  /** Every word of every phrase. */
  words: ReadonlySet<string>
  /** `end` is the token after the phrase. Hyphens and points between the words of a phrase do not count. */
  longest(tokens: readonly Token[], at: number): { value: T; end: number } | null
}

type Entries<T> = readonly (readonly [value: T, phrases: string])[]

/**
 * A table of values, each with the phrases that mean it, parted by `|`. The table is built when it is first asked, so
 * that loading the language does not wait for all of them.
 */
export function phraseTable<T>(entries: Entries<T>): PhraseTable<T> {
  const table = memoize(() => build(entries))
  return {
    get words() {
      return table().words
    },
    longest(tokens, at) {
      const { root } = table()
      return mayBegin(root, tokens[at]) ? longestFrom(root, tokens, at) : null
    },
  }
}

/** The tables, by their roots, that have a phrase which begins with a word. */
const tablesByFirstWord = new Map<string, Set<unknown>>()
const NONE: ReadonlySet<unknown> = new Set()
/** Hundreds of tables are asked about one word, then about the next. */
let lastAsked = { word: '', tables: NONE }

/** Whether any phrase of a table may begin at a token. For nearly all tables it may not. */
function mayBegin<T>(root: Node<T>, token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'quoted') return false
  if (token.text !== lastAsked.word) {
    lastAsked = { word: token.text, tables: tablesByFirstWord.get(token.text) ?? NONE }
  }
  return lastAsked.tables.has(root)
}

function noteFirstWords<T>(root: Node<T>): void {
  for (const word of root.next.keys()) {
    const tables = tablesByFirstWord.get(word) ?? new Set()
    tablesByFirstWord.set(word, tables.add(root))
  }
  lastAsked = { word: '', tables: NONE }
}

function build<T>(entries: Entries<T>): { root: Node<T>; words: Set<string> } {
  const root: Node<T> = { next: new Map(), value: undefined }
  const words = new Set<string>()
  for (const [value, phrases] of entries) {
    for (const phrase of phrases.split('|')) {
      let node = root
      for (const word of wordsOf(phrase)) {
        const next = node.next.get(word) ?? { next: new Map(), value: undefined }
        node.next.set(word, next)
        words.add(word)
        node = next
      }
      node.value = value
    }
  }
  noteFirstWords(root)
  return { root, words }
}

/** The words of a phrase, as `lex` cuts them. Most phrases are plain words, and cutting those at spaces is far cheaper. */
function wordsOf(phrase: string): string[] {
  return PLAIN.test(phrase) ? phrase.split(' ').map(withApostrophe) : lex(phrase).map(({ text }) => text)
}

const PLAIN = /^[a-z]+(?:'[a-z]+)*(?: [a-z]+(?:'[a-z]+)*)*$/

function longestFrom<T>(
  root: Node<T>,
  tokens: readonly Token[],
  at: number,
): { value: T; end: number } | null {
  let node = root
  let found: { value: T; end: number } | null = null
  for (let i = at; i < tokens.length; ) {
    let next = nextNode(node, tokens[i])
    if (next === undefined && i > at && isJoint(tokens[i])) {
      i += 1
      next = nextNode(node, tokens[i])
    }
    if (next === undefined) return found
    node = next
    i += 1
    if (node.value !== undefined) found = { value: node.value, end: i }
  }
  return found
}

function nextNode<T>(node: Node<T>, token: Token | undefined): Node<T> | undefined {
  return token === undefined || token.kind === 'quoted' ? undefined : node.next.get(token.text)
}

function isJoint(token: Token | undefined): boolean {
  return token?.kind === 'sign' && (token.text === '-' || token.text === '.')
}
