import type { SyncedComp } from '../../../data/comp-lists/comp-lists.ts'
import { initials } from '../../../ui/chrome/chrome-words.ts'
import { dayOf } from '../../comp-list-words.ts'

type Excluded = Pick<SyncedComp, 'excludeReason' | 'excludedAt'> & {
  readonly excluder?: { readonly name: string } | undefined
}

interface ExclusionWords {
  /** `Lease type not stated`. */
  why: string
  /** By whom and when: `MT, Nov 19`, or nothing. */
  by: string
}

/** Why a comp is left out, as said at `now`. */
export function exclusionWords(
  { excludeReason, excludedAt, excluder }: Excluded,
  now = Date.now(),
): ExclusionWords {
  const who = excluder === undefined ? [] : [initials(excluder.name)]
  const when = excludedAt === null ? [] : [dayOf(excludedAt, now)]
  return { why: excludeReason ?? 'No reason given', by: [...who, ...when].join(', ') }
}
