import { addressKey } from '../../../../sync/domain/place/address-key.ts'
import { isOneEdit } from '../../../../sync/domain/query/words/one-edit.ts'
import { editDistance } from '../../../../sync/domain/words/fuzzy.ts'
import { plainWords } from '../../../../sync/domain/words/plain-words.ts'
import { type RowPlace, rowKey } from '../../../../sync/sheets/row/row-key.ts'
import { storableText } from '../storable.ts'

/** What a row says of its place, each part in one spelling; `null` where it does not say it. */
export interface PlaceParts {
  /** The source's own number. */
  readonly own: string | null
  readonly street: string | null
  /** Its name, where that is not its address. */
  readonly title: string | null
  readonly point: string | null
  readonly suite: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
}

const SHORT_TOWNS: Readonly<Record<string, string>> = { saint: 'st', fort: 'ft', mount: 'mt' }

/** About 36 feet. */
const POINT_DIGITS = 4

/** `place` is what the row goes by (`rowKey`), of which its other fields make all but the source's own number. */
export function placeParts(property: RowPlace, place: string | null): PlaceParts {
  const { name, address, suite, city, state, zip, latitude, longitude } = property
  const byFields = rowKey(null, property)
  const words = plainWords(name)
  return {
    own: place === null || (byFields !== null && storableText(byFields) === place) ? null : place,
    street: stated(address, addressKey),
    title: words === '' || words === (address && plainWords(address)) ? null : words,
    point:
      latitude === null || longitude === null
        ? null
        : `${latitude.toFixed(POINT_DIGITS)}, ${longitude.toFixed(POINT_DIGITS)}`,
    suite: stated(suite, (text) => plainWords(text).replace(/^(?:suite|ste|unit) /, '')),
    city: stated(city, (text) =>
      plainWords(text).replace(/^(?:saint|fort|mount)\b/, (word) => SHORT_TOWNS[word] ?? word),
    ),
    state: stated(state, plainWords),
    zip: stated(zip, (text) => text.slice(0, 5)),
  }
}

function stated(text: string | null, key: (text: string) => string): string | null {
  return text === null ? null : key(text) || null
}

/**
 * Whether two streets or names, as `placeParts` gives them, may be one that is written wrongly or not in full: `1 mian
 * st` and `1 main st`, `12 oak` and `12 oak st`.
 */
export function isStreetAlike(a: string, b: string): boolean {
  const [words, others] = [a.split(' '), b.split(' ')]
  return isSpelledAlike(a, b) || isWithin(words, others) || isWithin(others, words)
}

/**
 * Whether two texts, as `placeParts` gives them, are the same but for a typo in one word or for spaces. Words with
 * digits, and short ones, which tell places apart, have no typos. West Palm Beach is not Palm Beach.
 */
export function isSpelledAlike(a: string, b: string): boolean {
  const [words, others] = [a.split(' '), b.split(' ')]
  if (words.join('') === others.join('')) return true
  if (words.length !== others.length) return false
  const pairs = words
    .map((word, i) => [word, others[i] ?? ''] as const)
    .filter(([one, other]) => one !== other)
  return pairs.length === 1 && pairs.every(([one, other]) => isTypo(one, other))
}

/** Whether all words stand among the others in their order. */
function isWithin(words: readonly string[], others: readonly string[]): boolean {
  let at = 0
  for (const other of others) if (other === words[at]) at++
  return at === words.length && words.length > 1
}

const FEWEST_LETTERS = 4
const LETTERS_OF_TWO_TYPOS = 7

function isTypo(a: string, b: string): boolean {
  if (/\d/.test(a + b) || Math.max(a.length, b.length) < FEWEST_LETTERS) return false
  return isOneEdit(a, b) || (Math.min(a.length, b.length) >= LETTERS_OF_TWO_TYPOS && editDistance(a, b) <= 2)
}

/** Whether two house numbers differ in one digit, or in two that stand the other way round. */
export function isNumberAlike(a: string, b: string): boolean {
  return Math.min(a.length, b.length) >= 3 && isOneEdit(a, b)
}
