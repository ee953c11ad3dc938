import { headerWords, SAME_WORDS } from './header-words.ts'
import { VOCABULARY } from './vocabulary.ts'

/** Shorter ones can be short for anything. */
const LEAST_LETTERS = 3
const LEAST_LEFT_OUT = 2
/** A longer beginning is short for a much longer word only. */
const LONG = 4
/** So many letters are enough also where the last of the word is not among them. */
const TELLING_LETTERS = 4
const LEAST_RUN_TOGETHER = 6
const LEAST_FOR_A_SLIP = 8
/** Of two words that are meant as well, one this many times as common is. */
const MORE_COMMON = 3
const MOST_KEPT = 5000
/** Words that only look like a part of one of ours, or like one with a slip. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  'agency auction bill boundary bus corp design dry index interest invest local locale long loop mark par permit plan port print prop red region reg res security sec spa trip'.split(
    ' ',
  ),
)
const VOWELS = /[aeiou]/g

/** Longer words of our lists by their first letter. */
const BY_LETTER = Map.groupBy(
  [...VOCABULARY.keys()].filter((word) => /^[a-z]{4,}$/.test(word)),
  (word) => word.charAt(0),
)

const kept = new Map<string, readonly string[]>()

/** Words of a header with those written out that are short for one word of our lists: `tnt` is `tenant`. */
export function spellOut(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => {
    if (
      VOCABULARY.has(word) ||
      word.length < LEAST_LETTERS ||
      OTHER_WORDS.has(word) ||
      !/^[a-z]+$/.test(word)
    )
      return word
    const known = kept.get(word)
    if (known !== undefined) return known
    const meant = readWord(word)
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(word, meant)
    return meant
  })
}

function readWord(word: string): readonly string[] {
  const meant = meantBy(word)
  if (meant !== null) return [meant]
  return (word.length >= LEAST_RUN_TOGETHER && splitRunTogether(word, meantBy)) || [word]
}

function meantBy(short: string): string | null {
  const words = BY_LETTER.get(short.charAt(0)) ?? []
  const longer = words.filter((word) => isShortFor(short, word))
  return longer.length > 0 ? commonest(longer) : commonest(words.filter((word) => isSlip(short, word)))
}

/** All that a word can be short for, in the forms of `headerWords`: `strt` is `start` or `street`. */
export function meaningsOf(short: string): readonly string[] {
  if (!/^[a-z]{3,6}$/.test(short) || VOCABULARY.has(short) || OTHER_WORDS.has(short)) return []
  const known = meanings.get(short)
  if (known !== undefined) return known
  const first = short.charAt(0)
  const longer = [...(BY_LETTER.get(first) ?? []), ...(FORMS_BY_LETTER.get(first) ?? [])]
  const meant = longer.filter((word) => isShortFor(short, word)).map((word) => SAME_WORDS[word] ?? word)
  if (meanings.size >= MOST_KEPT) meanings.clear()
  const distinct = [...new Set(meant)]
  meanings.set(short, distinct)
  return distinct
}

const FORMS_BY_LETTER = Map.groupBy(
  Object.keys(SAME_WORDS).filter((word) => /^[a-z]{4,}$/.test(word)),
  (word) => word.charAt(0),
)
const meanings = new Map<string, readonly string[]>()

/** Its beginning, `impr`, or its consonants, `trlr`. */
function isShortFor(short: string, word: string): boolean {
  const leftOut = word.length - short.length
  if (leftOut >= LEAST_LEFT_OUT + Number(short.length >= LONG) && word.startsWith(short)) return true
  if (word.length <= short.length || short.slice(1).search(VOWELS) >= 0) return false
  const consonants = word.charAt(0) + word.slice(1).replace(VOWELS, '')
  const isInOrder = [...short].reduce((from, letter) => {
    const at = from < 0 ? -1 : consonants.indexOf(letter, from)
    return at < 0 ? -1 : at + 1
  }, 0)
  if (isInOrder < 0) return false
  return short.length >= TELLING_LETTERS || consonants.endsWith(short.slice(-1))
}

function isSlip(written: string, word: string): boolean {
  return (
    isDoubledOtherwise(written, word) || (written.length >= LEAST_FOR_A_SLIP && isOneSlipAway(written, word))
  )
}

function commonest(words: readonly string[]): string | null {
  const [first, second] = words.toSorted((a, b) => uses(b) - uses(a))
  if (first === undefined) return null
  return second === undefined || uses(first) >= uses(second) * MORE_COMMON ? first : null
}

function uses(word: string): number {
  return VOCABULARY.get(word) ?? 0
}

/** Whether two words differ by one letter: left out, put in, another one, or two in the wrong order. */
function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const left = a.slice(start, a.length - end)
  const right = b.slice(start, b.length - end)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && left === [...right].reverse().join('')
}

/** Whether two words differ only by a letter that stands once or twice: `adress`. */
function isDoubledOtherwise(a: string, b: string): boolean {
  const single = (word: string) => word.replace(/(.)\1/g, '$1')
  return a !== b && single(a) === single(b)
}

/** What field names of programs end in, such as those of assessors. */
const ENDINGS =
  'address addr sqft sf name nm number num no id date dt type city state zip size area code year yr amt amount rate price pr rent term class acres ac phone bldg built'.split(
    ' ',
  )
const LEAST_START_LETTERS = 2

/** A field name without blanks as its words: `occpname`, `totbldgsf`; `null` where it is none. `spell` writes one out. */
function splitRunTogether(name: string, spell: (word: string) => string | null): readonly string[] | null {
  for (const ending of ENDINGS) {
    const start = name.slice(0, -ending.length)
    if (!name.endsWith(ending) || start.length < LEAST_START_LETTERS) continue
    const [word = start] = headerWords(start)
    const first = VOCABULARY.has(word) ? [word] : (splitRunTogether(start, spell) ?? spelled(start, spell))
    if (first) return [...first, ...headerWords(ending)]
  }
  return null
}

function spelled(word: string, spell: (word: string) => string | null): readonly string[] | null {
  const meant = word.length > LEAST_START_LETTERS ? spell(word) : null
  return meant === null ? null : [meant]
}
