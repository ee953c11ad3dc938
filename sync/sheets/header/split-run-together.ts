import { headerWords } from './header-words.ts'
import { VOCABULARY } from './vocabulary.ts'

/** What field names of programs end in, such as those of assessors. */
const ENDINGS =
  'address addr sqft sf name nm number num no id date dt type city state zip size area code year yr amt amount rate price pr rent term class acres ac phone bldg built'.split(
    ' ',
  )
const LEAST_LETTERS = 2

/** A field name without blanks as its words: `occpname`, `totbldgsf`; `null` where it is none. `spell` writes one out. */
export function splitRunTogether(
  name: string,
  spell: (word: string) => string | null,
): readonly string[] | null {
  for (const ending of ENDINGS) {
    const start = name.slice(0, -ending.length)
    if (!name.endsWith(ending) || start.length < LEAST_LETTERS) continue
    const [word = start] = headerWords(start)
    const first = VOCABULARY.has(word) ? [word] : (splitRunTogether(start, spell) ?? spelled(start, spell))
    if (first) return [...first, ...headerWords(ending)]
  }
  return null
}

function spelled(word: string, spell: (word: string) => string | null): readonly string[] | null {
  const meant = word.length > LEAST_LETTERS ? spell(word) : null
  return meant === null ? null : [meant]
}
