import { Button } from '@radix-ui/themes'
import { SearchX } from 'lucide-react'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Empty, Failed } from '../../ui/states/states.tsx'
import styles from './no-property.module.css'

/** Why there is no property to show. */
export type WithoutProperty =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly reason: string; retry(): void }

export function titleOf({ kind }: WithoutProperty): string {
  switch (kind) {
    case 'loading':
      return 'Loading the property'
    case 'unknown':
      return 'Property not found'
    case 'failed':
      return 'Property'
  }
}

/** What stands where the property would. */
export function NoProperty({ why, onClose }: { why: WithoutProperty; onClose(): void }) {
  switch (why.kind) {
    case 'loading':
      return (
        <div className={styles.loading} role="status" aria-label="Loading the property">
          <Skeleton height={122} />
          <Skeleton width="40%" height={16} />
          <Skeleton height={96} />
          <Skeleton height={160} />
        </div>
      )
    case 'unknown':
      return (
        <div className={styles.state}>
          <Empty
            icon={SearchX}
            title="Property not found"
            reason="It may have been removed from its spreadsheet, or the link belongs to another team."
          >
            <Button variant="outline" color="gray" onClick={onClose}>
              Back to the results
            </Button>
          </Empty>
        </div>
      )
    case 'failed':
      return (
        <div className={styles.state}>
          <Failed title="The property could not be loaded" reason={why.reason} onRetry={why.retry} />
        </div>
      )
  }
}
