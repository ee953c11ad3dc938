import { lex } from './lexer.ts'
import { type PhraseTable, phraseTable } from './phrase-table.ts'
import { isTerm } from './spelling.ts'
import { TYPE_TERMS } from './terms.ts'

/**
 * Finds types of building in a query: those with words of their own, and the others of a book by their names, one or
 * several of a kind. A name of one word that means something else in a question, such as "Industrial" or "Land",
 * is left out: `type "Land"` still asks for it.
 */
export function typeIndex(bookTypes: readonly string[]): PhraseTable<string> {
  const own = bookTypes.flatMap((type) => {
    const words = lex(type).map(({ text }) => text)
    const [first = '', ...others] = words
    const isPlain = words.length > 0 && !type.includes('|') && !(others.length === 0 && isTerm(first))
    return isPlain ? [[type, `${words.join(' ')}|${words.join(' ')}s`] as const] : []
  })
  return phraseTable<string>([...own, ...TYPE_TERMS])
}
