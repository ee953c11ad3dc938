import type { ImportCounts } from '../../sync/api/imports.ts'
import { formatCount } from '../../sync/domain/format.ts'

/** `6 new, 31 changed, 303 unchanged, 4 removed, 8 rejected.` */
export function importedWords({
  new: added,
  changed,
  unchanged,
  removed,
  ended,
  rejected,
}: ImportCounts): string {
  return [
    `${formatCount(added)} new`,
    `${formatCount(changed)} changed`,
    `${formatCount(unchanged)} unchanged`,
    ended > 0 ? `${formatCount(ended)} kept as ended` : `${formatCount(removed)} removed`,
    ...(rejected > 0 ? [`${formatCount(rejected)} rejected`] : []),
  ]
    .join(', ')
    .concat('.')
}
