import type { ActivityEntry } from '../../sync/api/activity.ts'
import { formatCount } from '../../sync/domain/format.ts'

/** `12 new, 31 changed, 4 removed`; `nothing changed`. */
export function runWords(counts: NonNullable<ActivityEntry['counts']>): string {
  const parts = Object.entries(counts).flatMap(([name, count]) =>
    count > 0 ? [`${formatCount(count)} ${name}`] : [],
  )
  return parts.length === 0 ? 'nothing changed' : parts.join(', ')
}
