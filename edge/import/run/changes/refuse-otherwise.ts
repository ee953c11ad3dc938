import type { ImportCounts } from '../../../../sync/api/imports.ts'
import { ImportError } from '../import-error.ts'
import type { GoneCounts, RowCounts } from '../import-summary.ts'

/** The counts of a run as the interface has them. */
export function importCountsOf(counts: RowCounts & GoneCounts): ImportCounts {
  const { read, imported, unchanged, removed, ended, rejected, skipped } = counts
  return { rows: read, ...imported, unchanged, removed, ended, rejected, skipped }
}

/** Throws `ImportError` where a run would come out otherwise than somebody has seen and confirmed. */
export function refuseOtherwise(counts: ImportCounts, expects: ImportCounts | undefined): void {
  if (expects === undefined) return
  const kinds = Object.keys(counts) as (keyof ImportCounts)[]
  if (kinds.every((kind) => counts[kind] === expects[kind])) return
  const number = (n: number) => n.toLocaleString('en-US')
  throw new ImportError(
    'otherwise',
    `The file or the properties have changed since you looked: it would now be ${number(counts.new)} new, ` +
      `${number(counts.changed)} changed, ${counts.ended > 0 ? `${number(counts.ended)} ended` : `${number(counts.removed)} removed`} and ${number(counts.rejected)} rejected. ` +
      'Nothing was changed. Look at it again.',
  )
}
