import { Button } from '@radix-ui/themes'
import styles from './filter-actions.module.css'

interface FilterActionsProps {
  /** Id of the form that Apply submits. */
  form: string
  loading: boolean
  /** Why the draft cannot be applied. */
  problem: string | undefined
  onClear: () => void
}

/** Apply and clear. They stay where they are while the fields scroll. */
export function FilterActions({ form, loading, problem, onClear }: FilterActionsProps) {
  return (
    <div className={styles.actions}>
      <Button type="submit" form={form} disabled={loading || problem !== undefined} title={problem}>
        {loading ? 'Applying...' : 'Apply Filters'}
      </Button>
      <Button type="button" variant="outline" color="gray" onClick={onClear}>
        Clear All Filters
      </Button>
    </div>
  )
}
