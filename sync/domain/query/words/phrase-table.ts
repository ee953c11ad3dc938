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

/** Builds a table of values, each with the phrases that mean it, parted by `|`. */
export function phraseTable<T>(entries: readonly (readonly [value: T, phrases: string])[]): PhraseTable<T> {
  const root: Node<T> = { next: new Map(), value: undefined }
  const words = new Set<string>()
  for (const [value, phrases] of entries) {
    for (const phrase of phrases.split('|')) addPhrase(root, words, phrase, value)
  }
  return { words, longest: (tokens, at) => longestFrom(root, tokens, at) }
}

function addPhrase<T>(root: Node<T>, words: Set<string>, phrase: string, value: T): void {
  let node = root
  for (const { text } of lex(phrase)) {
    const next = node.next.get(text) ?? { next: new Map(), value: undefined }
    node.next.set(text, next)
    words.add(text)
    node = next
  }
  node.value = value
}

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
