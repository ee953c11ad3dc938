import { knownPlaces } from '../vocabulary/known-places.ts'
import type { PreparedVocabulary } from '../vocabulary/prepared-vocabulary.ts'
import type { Token } from '../words/lexer.ts'

/** Words of the longest place that something is said to be of. */
const MOST_WORDS = 3
const POSSESSIVE = /^(?<plain>[^']{3,})'s$/

/** "Katy's median rent", "rents of La Porte's warehouses": a place that owns something is read as the place. */
export function withoutPossessives(tokens: Token[], vocabulary: PreparedVocabulary): Token[] {
  const owners = tokens.flatMap(({ text }, at) => {
    const plain = POSSESSIVE.exec(text)?.groups?.plain
    return plain === undefined ? [] : [{ at, plain }]
  })
  return owners.reduce((all, { at, plain }) => {
    const read = all.with(at, { ...(all[at] as Token), text: plain })
    return endsPlace(read, at, vocabulary) ? read : all
  }, tokens)
}

function endsPlace(tokens: readonly Token[], at: number, { cities, states }: PreparedVocabulary): boolean {
  if (states.has(tokens[at]?.text ?? '')) return true
  const { places, towns, counties } = knownPlaces()
  // "Port Houston's Bayport terminal" is the terminal.
  if (places.longest(tokens, at + 1) !== null) return false
  return Array.from({ length: MOST_WORDS }, (_, words) => at - words).some(
    (start) =>
      start >= 0 &&
      (cities.exact(tokens, start)?.end === at + 1 ||
        [places, towns, counties].some((table) => table.longest(tokens, start)?.end === at + 1)),
  )
}
