import type { PROPERTY_TYPES } from '../../domain/known-types.ts'
import type { Cell } from '../model/cell.ts'
import type { CellReading } from './cell-reading.ts'
import { readText } from './read-text.ts'

type PropertyType = (typeof PROPERTY_TYPES)[number]

const WORDS: readonly { readonly type: PropertyType; readonly pattern: RegExp }[] = [
  {
    type: 'Manufacturing',
    pattern:
      /\b(?:manufactur(?:ing|er|ers)|mfg\.?|manuf\.?|production|fabrication|factory|assembly plant)(?![a-z])/,
  },
  {
    type: 'Distribution',
    pattern:
      /\b(?:distribution|distrib\.?|dist\.?|dc|logistics|fulfil?lment|cross[- ]?dock|truck terminal)(?![a-z])/,
  },
  { type: 'Warehouse', pattern: /\b(?:warehous(?:e|es|ing)|whse?\.?|wh|w\/h)(?![a-z])/ },
]
const OFFICE = /\b(?:offices?|ofc\.?)(?![a-z])/
/** What a column named `Type` can say of a deal instead. */
const OF_A_DEAL =
  /^(?:(?:new|renewal|direct|sub-?lease|lease|sale|sold|leased|for (?:lease|sale)|expansion|extension|restructure|investment|user|assignment|nnn|gross|mg|listing|comp)(?: ?(?:[/&-]|and) ?| |$))+$/
/** An assessor's code before the words of a use: `CT-Light industrial`, `0410 - Machine shop`. */
const CODE = /^(?:ct-|\d{3,4}(?: [-–—]|:) ?)(?=[a-z]{3})/i
const NEGATED = /\b(?:not?|non|former(?:ly)?|ex)\b/

/**
 * Reads a property type. Words that name one of the offered types become it: of several the first, and office
 * only where none of the others is named, as an office/warehouse is a warehouse. Others are kept, title-cased and
 * without an assessor's code.
 */
export function readPropertyType(cell: Cell): CellReading<string> {
  const text = readText(cell, 'Property type')
  if (text.value === null) return text
  const words = text.value.replace(CODE, '')
  const lower = words.toLowerCase()
  const kept = titleCase(words)
  if (OF_A_DEAL.test(lower)) return { value: null, note: `${text.value}, not a type of property` }
  if (NEGATED.test(lower)) return { value: kept }
  const named = WORDS.map(({ type, pattern }) => ({ type, at: lower.search(pattern) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at)
  const type = named[0]?.type ?? (OFFICE.test(lower) && !/\bpost office\b/.test(lower) ? 'Office' : null)
  const said = type ?? kept
  const isSaid = words === text.value && (type === null || type === kept)
  return isSaid ? { value: said } : { value: said, note: text.value }
}

/** Words in all capitals of up to three letters are abbreviations and stay: `R&D`, `IOS`. */
function titleCase(text: string): string {
  const isShouting = text === text.toUpperCase() && /[A-Z]{4}/.test(text)
  return text.replace(/\p{L}[\p{L}'’]*/gu, (word) => {
    if (!isShouting && word !== word.toLowerCase()) return word
    if (isShouting && word.length <= 2) return word
    return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()
  })
}
