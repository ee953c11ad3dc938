import type { Criterion } from '../../domain/criteria/criterion.ts'
import type { SortBy } from '../../domain/sort.ts'

/** What the language made of some words. */
export interface TurnRead {
  criteria: readonly Criterion[]
  sort: SortBy | null
  limit: number | null
}

/** "2025 instead", "since 2022" after "signed 2024": the years of what was dated before. */
export function readOnward(
  readWords: (words: string) => TurnRead,
  criteria: readonly Criterion[],
  text: string,
): TurnRead {
  const read = readWords(text)
  const known = criteria.find((one) => one.kind === 'date')
  const isDated = read.criteria.some(({ kind }) => kind === 'date')
  if (known?.kind !== 'date' || isDated || !YEARS.test(text) || OF_BUILDING.test(text)) return read
  const dated = readWords(text.replace(YEARS, `${VERBS[known.field]} $&`))
  if (!LONGER.test(text)) return dated
  const longer = dated.criteria.map((one) =>
    one.kind === 'date' && one.from === null ? { ...one, from: known.from } : one,
  )
  return { ...dated, criteria: longer }
}

/** "through 2028": the beginning stays. */
const LONGER = /^(?:and |ok |now |go )*(?:through|thru|until|till|out to)\b/i
const VERBS = {
  dateSigned: 'signed',
  commencement: 'commencing',
  expiration: 'expiring',
  saleDate: 'sold',
} as const
const YEARS =
  /\b(?:(?:since|in|before|after|from|by|until|through) )?(?:19|20)\d\d\b(?! ?(?:sf|sq|k\b|feet))(?:\s?(?:-|to|through|and|or)\s?(?:19|20)\d\d\b)?/i
const OF_BUILDING = /\b(?:built|constructed|vintage|construction|delivered|newer|older|year)\b/i
