import { memo, useId, useState } from 'react'
import { formatCount, type RentUnit } from '../../../sync/domain/format.ts'
import { FilterFields } from '../../criteria/panel/filter-fields.tsx'
import { LazyMoreFilters } from '../../criteria/panel/lazy-more-filters.tsx'
import type { MoreFiltersProps } from '../../criteria/panel/more-filters.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { FilterActions } from './filter-actions.tsx'
import styles from './filter-panel.module.css'
import { type PanelTab, PanelTabs, ProximityTab } from './panel-tabs.tsx'
import { type FilterSource, useFilterDraft } from './use-filter-draft.ts'

interface FilterPanelProps extends FilterSource {
  unit: RentUnit
  loading: boolean
  more: Omit<MoreFiltersProps, 'panel'>
  onOpen: (id: string) => void
}

/** The filters beside the results, and a search around a place. Filters change a draft, which is applied as a whole. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const { unit, loading, more, onOpen, ...source } = props
  const form = useId()
  const [tab, setTab] = useState<PanelTab>('filters')
  const { draft, facets, problems, wouldFind, change, apply, clear } = useFilterDraft(source)
  return (
    <aside className={styles.panel} aria-label="Filters">
      <header className={styles.head}>
        <PanelTabs tab={tab} onChange={setTab} />
      </header>
      <ProximityTab shown={tab === 'proximity'} unit={unit} onOpen={onOpen} className={styles.fields} />
      <div className={styles.tab} hidden={tab !== 'filters'}>
        <ScrollArea label="Filter fields" className={styles.fields}>
          <form
            id={form}
            onSubmit={(event) => {
              event.preventDefault()
              apply()
            }}
          >
            <FilterFields {...{ draft, facets, problems, unit }} hasPlace onChange={change} />
          </form>
          <div className={styles.more}>
            <LazyMoreFilters panel="search" {...more} />
          </div>
        </ScrollArea>
        <footer className={styles.foot}>
          <p className={styles.found} role="status">
            {wouldFind !== null && `${formatCount(wouldFind)} would match`}
          </p>
          <FilterActions form={form} loading={loading} problem={problems[0]?.message} onClear={clear} />
        </footer>
      </div>
    </aside>
  )
})
