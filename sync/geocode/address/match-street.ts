import { isStreetKind } from '../../domain/place/street-types.ts'
import type { Street } from './street.ts'

/** How a street stands at the beginning of words. */
export interface StreetMatch {
  /** Words it takes. */
  readonly length: number
  /** True where the words and the street state the same parts. */
  readonly isExact: boolean
}

/**
 * Every way the words can begin with the street. They may omit a direction or the kind of way, and may give a kind
 * where the street has none. Parts that both give must be the same.
 */
export function matchStreet(words: readonly string[], { before, name, kind, after }: Street): StreetMatch[] {
  const starts = withPart([{ length: 0, isExact: true }], words, before)
  const named = starts.flatMap(({ length, isExact }) =>
    name.every((word, i) => words[length + i] === word) ? [{ length: length + name.length, isExact }] : [],
  )
  const kinds =
    kind === null ? named.flatMap((match) => withAnyKind(match, words)) : withPart(named, words, kind)
  return withPart(kinds, words, after)
}

/** With the part and without it: "St" can be the kind of way, or begin "St Louis". */
function withPart(matches: StreetMatch[], words: readonly string[], part: string | null): StreetMatch[] {
  if (part === null) return matches
  return matches.flatMap(({ length, isExact }) => {
    const without = { length, isExact: false }
    return words[length] === part ? [{ length: length + 1, isExact }, without] : [without]
  })
}

function withAnyKind(match: StreetMatch, words: readonly string[]): StreetMatch[] {
  const next = words[match.length]
  return isStreetKind(next) ? [match, { length: match.length + 1, isExact: false }] : [match]
}
