import { memoize } from '../../../memo.ts'
import { NICKNAMES } from '../gazetteer/nicknames.ts'
import { lex, type Token } from '../words/lexer.ts'
import { oneEditIndex } from '../words/one-edit.ts'
import { commonWords } from './common-words.ts'

/** Words shorter than this must be spelled as they are. */
const SHORTEST_MISSPELT = 5
/** Letters of the shortest name that is known whatever letters are doubled in it. */
const SHORTEST_OF_DOUBLES = 8

const ABBREVIATIONS = new Map(
  Object.entries({
    saint: ['st'],
    fort: ['ft'],
    mount: ['mt'],
    park: ['pk'],
    heights: ['hts', 'hgts'],
    valley: ['vly', 'vlly'],
    springs: ['spgs', 'spngs', 'sprgs'],
    beach: ['bch'],
    canyon: ['cyn'],
    village: ['vlg', 'vlge', 'vill'],
    township: ['twp'],
    grove: ['grv'],
    hills: ['hls'],
    lake: ['lk'],
    station: ['sta', 'stn'],
    city: ['cty'],
  }).flatMap(([word, forms]) => forms.map((form) => [form, word] as const)),
)

/** Finds the towns of a book in a query. */
export interface CityIndex {
  /** Every word of every town, in lower case. */
  words: ReadonlySet<string>
  /** The longest town spelled right that begins at a token; `end` is the token after it. */
  exact(tokens: readonly Token[], at: number): { city: string; end: number } | null
  /** As `exact`, with one edit in one word of five letters or more. */
  misspelt(tokens: readonly Token[], at: number): { city: string; end: number } | null
  /** "San Bdno": a town of two words whose second stands without its vowels, where no other is written like that. */
  shortened(tokens: readonly Token[], at: number): { city: string; end: number } | null
}

/** Letters of a word without its vowels, but for those at its end. */
const CONSONANTS = /^(?=.{3})[bcdfghjklmnpqrstvwxz]{2,6}[aeiouy]{0,2}$/

/** Finds these cities among the words of a question. */
export function cityIndex(cities: readonly string[]): CityIndex {
  const byKey = new Map<string, string>()
  const allWords = new Set<string>()
  let longest = 0
  for (const city of cities) {
    const parts = lex(city).filter(isPart)
    for (const { text } of parts) allWords.add(text)
    const words = parts.map(keyOf)
    const key = words.join(' ')
    if (key === '' || byKey.has(key)) continue
    byKey.set(key, city)
    longest = Math.max(longest, words.length)
    // "Woodlands" is The Woodlands.
    const short = words[0] === 'the' ? words.slice(1).join(' ') : ''
    if (short !== '' && !byKey.has(short)) byKey.set(short, city)
  }
  const names = [...byKey.keys()]
  const near = oneEditIndex(names)
  const byBare = memoize(() => Map.groupBy(names, withoutDoubles))
  const pairs = names.filter((key) => /^\S+ \S+$/.test(key))
  for (const [nickname, key] of NICKNAMES) {
    const city = byKey.get(key)
    if (city !== undefined && !byKey.has(nickname)) byKey.set(nickname, city)
  }

  const search = (tokens: readonly Token[], at: number, cityOf: (key: string) => string | undefined) => {
    let found: { city: string; end: number } | null = null
    let key = ''
    let words = 0
    for (let i = at; i < tokens.length && words < longest; i++) {
      const token = tokens[i] as Token
      if (!isPart(token)) {
        if (words > 0 && isJoint(token)) continue
        break
      }
      key = words === 0 ? keyOf(token) : `${key} ${keyOf(token)}`
      words += 1
      const city = cityOf(key)
      if (city !== undefined) found = { city, end: i + 1 }
    }
    return found
  }
  return {
    words: allWords,
    exact: (tokens, at) => search(tokens, at, (key) => byKey.get(key)),
    misspelt: (tokens, at) =>
      search(tokens, at, (key) => {
        if (key.length < SHORTEST_MISSPELT || commonWords.has(key)) return undefined
        const [double] = key.length < SHORTEST_OF_DOUBLES ? [] : (byBare().get(withoutDoubles(key)) ?? [])
        const meant = double ?? near.near(key).find((candidate) => isLikely(key, candidate))
        return meant === undefined ? undefined : byKey.get(meant)
      }),
    shortened: (tokens, at) => {
      const [first, second] = [tokens[at], tokens[at + 1]]
      if (first?.kind !== 'word' || second?.kind !== 'word' || !CONSONANTS.test(second.text)) return null
      const short = new RegExp(`^${keyOf(first)} ${[...second.text].join('[a-z]*')}[a-z]*$`)
      const [only, other] = pairs.filter((key) => short.test(key))
      const city = only === undefined || other !== undefined ? undefined : byKey.get(only)
      return city === undefined ? null : { city, end: at + 2 }
    },
  }
}

/** "scotsdale" is Scottsdale before Scottdale, and "cincinatti" Cincinnati: letters are doubled where they are not. */
function withoutDoubles(key: string): string {
  return key.replaceAll(/(.)\1/g, '$1')
}

/** True where the edit is in one long word and leaves its first letter, or is a missing space. */
function isLikely(typed: string, key: string): boolean {
  if (typed[0] !== key[0]) return false
  if (typed === key.replaceAll(' ', '')) return true
  const typedWords = typed.split(' ')
  const words = key.split(' ')
  if (typedWords.length !== words.length) return false
  return words.every(
    (word, i) =>
      word === typedWords[i] ||
      (word.length >= SHORTEST_MISSPELT && (typedWords[i] as string).length >= SHORTEST_MISSPELT),
  )
}

function isPart(token: Token): boolean {
  return token.kind === 'word' || token.kind === 'number'
}

function isJoint(token: Token): boolean {
  return token.text === '-' || token.text === '.' || token.text === "'"
}

function keyOf({ text }: Token): string {
  const plain = /^[\0-\x7f]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')
  return ABBREVIATIONS.get(plain) ?? plain
}
