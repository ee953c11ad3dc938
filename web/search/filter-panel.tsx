import { memo, useId } from 'react'
import { formatCount, type RentUnit } from '../../sync/domain/format.ts'
import { ScrollArea } from '../ui/scroll-area.tsx'
import { FilterActions } from './filter-actions.tsx'
import { FilterFields } from './filter-fields.tsx'
import styles from './filter-panel.module.css'
import { type FilterSource, useFilterDraft } from './use-filter-draft.ts'

interface FilterPanelProps extends FilterSource {
  unit: RentUnit
  loading: boolean
}

/** The filters beside the results. They change a draft, which is applied as a whole. */
export const FilterPanel = memo(function FilterPanel({ unit, loading, ...source }: FilterPanelProps) {
  const form = useId()
  const { draft, facets, problems, wouldFind, change, apply, clear } = useFilterDraft(source)
  return (
    <aside className={styles.panel} aria-label="Filters">
      <header className={styles.head}>
        <h2 className={styles.title}>Filters</h2>
        <span className={styles.found} role="status">
          {wouldFind !== null && `${formatCount(wouldFind)} would match`}
        </span>
      </header>
      <ScrollArea label="Filter fields" className={styles.fields}>
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault()
            apply()
          }}
        >
          <FilterFields {...{ draft, facets, problems, unit }} onChange={change} />
        </form>
      </ScrollArea>
      <footer className={styles.foot}>
        <FilterActions form={form} loading={loading} problem={problems[0]?.message} onClear={clear} />
      </footer>
    </aside>
  )
})
