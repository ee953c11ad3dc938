import { SHEET_FIELDS } from '../fields/sheet-fields.ts'
import { headerWords } from './header-words.ts'

const ALL = SHEET_FIELDS.flatMap(({ aliases, avoid, fillers }) =>
  [aliases.replaceAll('~', '').replaceAll('|', ' '), avoid, fillers].flatMap(headerWords),
)

/** Every word that headers are understood by, with how often our lists of headers have it. */
export const VOCABULARY: ReadonlyMap<string, number> = new Map(
  [...Map.groupBy(ALL, (word) => word)].map(([word, uses]) => [word, uses.length]),
)
