import { Button } from '@radix-ui/themes'
import { formatCount } from '../../../sync/domain/format.ts'
import type { ProblemGroup } from '../../../sync/sheets/preview/workbook-preview.ts'

interface MoreRowsProps {
  group: ProblemGroup
  /** How many of the listed rows are drawn. */
  shown: number
  onMore(): void
}

/** What stands below the rows of a group: a button for those not drawn yet, and how many are not listed. */
export function MoreRows({ group: { rows, count }, shown, onMore }: MoreRowsProps) {
  return (
    <>
      {rows.length > shown && (
        <Button size="1" variant="outline" color="gray" onClick={onMore}>
          Show more
        </Button>
      )}{' '}
      {count > rows.length && `${formatCount(rows.length)} of ${formatCount(count)} rows are listed. `}
    </>
  )
}
