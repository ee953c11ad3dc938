import { Button } from '@radix-ui/themes'
import { rentChangedSince } from '../../../sync/adjustments/rent-changed-since.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import type { ListEdits } from '../edits/use-list-edits.ts'
import type { ListComps } from './list-comps.ts'
import styles from './rents-changed.module.css'

interface RentsChangedProps {
  comps: Pick<ListComps, 'included' | 'excluded'>
  /** Null for who may only read. */
  edits: Pick<ListEdits, 'reviewAdjusted'> | null
}

/** Says that comps were adjusted for other rents than they have now, and asks what is to become of that. */
export function RentsChanged({ comps, edits }: RentsChangedProps) {
  const changed = [...comps.included, ...comps.excluded].filter(({ entry, property }) =>
    rentChangedSince(entry, property),
  )
  const [first] = changed
  if (first === undefined) return null
  const ids = changed.map(({ entry }) => entry.propertyId)
  return (
    <div className={styles.changed} role="note">
      <p>
        {changed.length === 1
          ? `The rent of ${first.property.name} has changed since it was adjusted.`
          : `The rents of ${formatCount(changed.length)} comps have changed since they were adjusted: ${named(changed)}.`}
      </p>
      {edits !== null && (
        <>
          <Button size="1" variant="outline" color="gray" onClick={() => edits.reviewAdjusted(ids, 'keep')}>
            Keep adjustments
          </Button>
          <Button size="1" variant="outline" color="gray" onClick={() => edits.reviewAdjusted(ids, 'clear')}>
            Clear adjustments
          </Button>
        </>
      )}
    </div>
  )
}

const MOST_NAMED = 3

function named(changed: readonly { property: { name: string } }[]): string {
  const names = changed.slice(0, MOST_NAMED).map(({ property }) => property.name)
  const more = changed.length - names.length
  return more === 0 ? names.join(', ') : `${names.join(', ')} and ${formatCount(more)} more`
}
