import { headerWords } from './header-words.ts'
import { spellOut } from './spell-out.ts'

/** The words of a header as they are understood: in one form, and written out. */
export function understoodWords(header: string): readonly string[] {
  return spellOut(headerWords(header))
}
