import { useId, useState } from 'react'
import { formatCount, type RentUnit } from '../../../sync/domain/format.ts'
import { FilterFields } from '../../criteria/panel/filter-fields.tsx'
import { LazyMoreFilters } from '../../criteria/panel/lazy-more-filters.tsx'
import type { MoreFiltersProps } from '../../criteria/panel/more-filters.tsx'
import { Sheet } from '../../ui/layers/dialog.tsx'
import { FilterActions } from './filter-actions.tsx'
import styles from './filter-drawer.module.css'
import { type PanelTab, PanelTabs, ProximityTab } from './panel-tabs.tsx'
import { type FilterSource, useFilterDraft } from './use-filter-draft.ts'

interface FilterDrawerProps extends FilterSource {
  open: boolean
  unit: RentUnit
  loading: boolean
  more: Omit<MoreFiltersProps, 'panel'>
  onClose: () => void
  onOpen: (id: string) => void
}

/** The panel where there is no room beside the results. What was edited and not applied is kept while it is shut. */
export function FilterDrawer(props: FilterDrawerProps) {
  const { open, unit, loading, more, onClose, onOpen, ...source } = props
  const form = useId()
  const [tab, setTab] = useState<PanelTab>('filters')
  const { draft, facets, problems, wouldFind, change, apply, clear } = useFilterDraft(source)
  const isFilters = tab === 'filters'
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={titleOf(tab, wouldFind)}
      footer={
        isFilters ? (
          <FilterActions
            form={form}
            loading={loading}
            problem={problems[0]?.message}
            onClear={() => {
              clear()
              onClose()
            }}
          />
        ) : undefined
      }
    >
      <PanelTabs tab={tab} onChange={setTab} />
      <ProximityTab
        shown={!isFilters}
        unit={unit}
        onOpen={(id) => {
          onClose()
          onOpen(id)
        }}
      />
      <form
        id={form}
        className={styles.fields}
        hidden={!isFilters}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
          onClose()
        }}
      >
        <FilterFields {...{ draft, facets, problems, unit }} hasPlace onChange={change} />
      </form>
      {isFilters && (
        <div className={styles.more}>
          <LazyMoreFilters
            panel="search"
            {...more}
            onAdd={(words) => {
              onClose()
              more.onAdd(words)
            }}
          />
        </div>
      )}
    </Sheet>
  )
}

function titleOf(tab: PanelTab, wouldFind: number | null): string {
  if (tab === 'proximity') return 'Proximity search'
  return wouldFind === null ? 'Filters' : `Filters: ${formatCount(wouldFind)} would match`
}
