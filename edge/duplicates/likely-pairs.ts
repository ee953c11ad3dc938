import { addressKey } from '../../sync/domain/place/address-key.ts'
import { parcelKey } from '../../sync/domain/place/parcel-key.ts'
import { plainWords } from '../../sync/domain/words/plain-words.ts'
import { type Candidate, type Likeness, likenessOf } from '../../sync/duplicates/score-pair.ts'

/** Less is worth nobody's time. */
const LEAST_SCORE = 0.5
/** What more properties than this have in common tells none of them apart. */
const MOST_ALIKE = 200

export interface SourcedCandidate extends Candidate {
  readonly sourceId: number
}

export interface LikelyPair<C> extends Likeness {
  readonly first: C
  readonly second: C
}

/** The key of two ids, whichever comes first. */
export function pairKey(a: string, b: string): string {
  return a < b ? `${a}\n${b}` : `${b}\n${a}`
}

/**
 * The pairs of two sources that may be one property, the surest first; `isDecided` leaves pairs out. A property is
 * in one pair for every other source.
 */
export function likelyPairs<C extends SourcedCandidate>(
  rows: readonly C[],
  isDecided: (key: string) => boolean,
): LikelyPair<C>[] {
  const found = new Map<string, LikelyPair<C>>()
  const seen = new Set<string>()
  for (const keyOf of KEYS) {
    for (const same of Map.groupBy(rows, keyOf).entries()) {
      const [key, alike] = same
      if (key === null || alike.length < 2 || alike.length > MOST_ALIKE) continue
      for (const [i, first] of alike.entries()) {
        for (const second of alike.slice(i + 1)) {
          if (first.sourceId === second.sourceId) continue
          const both = pairKey(first.id, second.id)
          if (seen.has(both) || isDecided(both)) continue
          seen.add(both)
          const likeness = likenessOf(first, second)
          if (likeness !== null && likeness.score >= LEAST_SCORE) {
            found.set(both, { first, second, ...likeness })
          }
        }
      }
    }
  }
  return onePairEach(
    [...found.entries()]
      .toSorted(([one, a], [other, b]) => b.score - a.score || (one < other ? -1 : 1))
      .map(([, pair]) => pair),
  )
}

/** What two properties must share for a look at both to be worth it; null where it is not known. */
const KEYS: readonly ((candidate: Candidate) => string | null)[] = [
  ({ address }) => (address === null ? null : addressKey(address)),
  ({ parcel }) => (parcel === null ? null : parcelKey(parcel) || null),
  ({ name, address }) => (name === address ? null : plainWords(name) || null),
  ({ tenant, commencement, expiration, signed }) => {
    const date = commencement ?? expiration ?? signed
    return tenant === null || date === null ? null : `${plainWords(tenant)}\n${date.slice(0, 7)}`
  },
]

/** Two rows of one deal are likelier one than a row and the next deal of its building. */
function onePairEach<C extends SourcedCandidate>(pairs: readonly LikelyPair<C>[]): LikelyPair<C>[] {
  const taken = new Set<string>()
  return pairs.filter(({ first, second }) => {
    const ends = [`${first.id}\n${second.sourceId}`, `${second.id}\n${first.sourceId}`]
    if (ends.some((end) => taken.has(end))) return false
    for (const end of ends) taken.add(end)
    return true
  })
}
