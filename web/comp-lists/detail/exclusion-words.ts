import type { SyncedComp } from '../../data/comp-lists.ts'
import { initials } from '../../ui/chrome-words.ts'
import { createdOn } from '../comp-list-words.ts'

type Excluded = Pick<SyncedComp, 'excludeReason' | 'excludedAt'> & {
  readonly excluder?: { readonly name: string } | undefined
}

/** `Lease type not stated · MT, Nov 19, 2026`: why a comp is left out, by whom and when. */
export function exclusionWords({ excludeReason, excludedAt, excluder }: Excluded): string {
  const who = excluder === undefined ? [] : [initials(excluder.name)]
  const when = excludedAt === null ? [] : [createdOn(excludedAt)]
  const by = [...who, ...when].join(', ')
  return [excludeReason ?? 'No reason given', ...(by === '' ? [] : [by])].join(' · ')
}
