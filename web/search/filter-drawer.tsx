import { useId } from 'react'
import { formatCount, type RentUnit } from '../../sync/domain/format.ts'
import { Sheet } from '../ui/dialog.tsx'
import { FilterActions } from './filter-actions.tsx'
import styles from './filter-drawer.module.css'
import { FilterFields } from './filter-fields.tsx'
import { type FilterSource, useFilterDraft } from './use-filter-draft.ts'

interface FilterDrawerProps extends FilterSource {
  open: boolean
  unit: RentUnit
  loading: boolean
  onClose: () => void
}

/** The filters where there is no room beside the results. What was edited and not applied is kept while it is shut. */
export function FilterDrawer({ open, unit, loading, onClose, ...source }: FilterDrawerProps) {
  const form = useId()
  const { draft, facets, problems, wouldFind, change, apply, clear } = useFilterDraft(source)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={wouldFind === null ? 'Filters' : `Filters: ${formatCount(wouldFind)} would match`}
      footer={
        <FilterActions
          form={form}
          loading={loading}
          problem={problems[0]?.message}
          onClear={() => {
            clear()
            onClose()
          }}
        />
      }
    >
      <form
        id={form}
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
          onClose()
        }}
      >
        <FilterFields {...{ draft, facets, problems, unit }} onChange={change} />
      </form>
    </Sheet>
  )
}
