import { cleanText } from '../cells/plain-text.ts'

const UNIT_AFTER_SLASH = /\s*\/\s*(?=r?s\.?f\b|sq|square|ft\b|foot|mo\b|mth|month|yr|year|ac\b|acre|annum)/g

const PHRASES: readonly [RegExp, string][] = [
  [/\(s\)|['’]s\b|[*†‡]|\s*\(\d\)\s*$/g, ' '],
  [/\bsq\s*\/\s*ft\b|\bs\/f\b/g, ' sf '],
  [UNIT_AFTER_SLASH, ' per '],
  [/\b(?:sq(?:uare)?\.? ?(?:ft|feet|foot|footage)\b\.?|s\.f\.|ft2\b)/g, ' sf '],
  [/\bsq(?:uare)?\.? ?(?:m|meters?|metres?)\b/g, ' m2 '],
  [/\bp\.?s\.?f\b\.?/g, ' per sf '],
  [/\$/g, ' dollar '],
  [/%/g, ' percent '],
  [/#/g, ' number '],
  [/&/g, ' and '],
]

const SAME_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    sf: 'sqft sfs',
    year: 'yr yrs years yearly annual annually annum',
    month: 'mo mos mth mths months monthly',
    acre: 'ac acres acreage',
    building: 'bldg bldgs',
    number: 'no num nbr',
    estimated: 'est',
    approximate: 'approx',
    height: 'ht hgt hght hts',
    clear: 'clr',
    latitude: 'lat',
    longitude: 'lng lon long',
    property: 'prop',
    address: 'addr',
    percent: 'pct percentage',
    available: 'avail',
    sale: 'sales',
    maximum: 'max',
    minimum: 'min',
    average: 'avg',
    escalation: 'escalations escalator escalators',
    feet: 'ft foot',
    landlord: 'll',
    in: 'ins',
    dollar: 'usd',
  }).flatMap(([word, others]) => others.split(' ').map((other) => [other, word])),
)

/**
 * A header in lower-case words that mean the same wherever they stand: `Bldg. SqFt` is `building sf`,
 * `rentPerSfYr` is `rent per sf year`, `$/SF` is `dollar per sf`.
 */
export function headerWords(header: string): readonly string[] {
  const split = cleanText(header)
    .replace(/[¹³⁴-⁹]/g, ' ')
    .normalize('NFKC')
    .replace(/([A-Z]{2,})s\b/g, '$1')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]{2,})([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('_', ' ')
  return PHRASES.reduce((text, [pattern, words]) => text.replace(pattern, words), split)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => SAME_WORDS[word] ?? singular(word))
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
