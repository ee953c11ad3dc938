import type { SyncedComp } from '../../data/comp-lists/comp-lists.ts'
import { initials } from '../../ui/chrome/chrome-words.ts'
import { dayOf } from '../comp-list-words.ts'

type Excluded = Pick<SyncedComp, 'excludeReason' | 'excludedAt'> & {
  readonly excluder?: { readonly name: string } | undefined
}

/** `Lease type not stated · MT, Nov 19`: why a comp is left out, by whom and when, as said at `now`. */
export function exclusionWords({ excludeReason, excludedAt, excluder }: Excluded, now = Date.now()): string {
  const who = excluder === undefined ? [] : [initials(excluder.name)]
  const when = excludedAt === null ? [] : [dayOf(excludedAt, now)]
  const by = [...who, ...when].join(', ')
  return [excludeReason ?? 'No reason given', ...(by === '' ? [] : [by])].join(' · ')
}
