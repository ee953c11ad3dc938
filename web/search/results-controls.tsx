import { Button } from '@radix-ui/themes'
import { LayoutGrid, Rows3, SlidersHorizontal } from 'lucide-react'
import { memo } from 'react'
import type { SortBy } from '../../sync/domain/sort.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Select } from '../ui/select.tsx'
import styles from './results-controls.module.css'
import type { SearchState } from './search-state.ts'
import { UnitToggle } from './unit-toggle.tsx'

type Choice = { value: SortBy | 'relevance'; label: string }

const BY_FIGURE: readonly Choice[] = [
  { value: 'rent_asc', label: 'Rent, low to high' },
  { value: 'rent_desc', label: 'Rent, high to low' },
  { value: 'sqft_asc', label: 'Size, small to large' },
  { value: 'sqft_desc', label: 'Size, large to small' },
]
const WITH_SCORE: readonly Choice[] = [{ value: 'relevance', label: 'Best match' }, ...BY_FIGURE]

/** Without ample room, views have no words; on a phone, the unit is flipped elsewhere. */
export type Room = 'ample' | 'tight' | 'phone'

type Shown = 'sort' | 'canSortByRelevance' | 'setSort' | 'view' | 'setView' | 'unit' | 'setUnit'

interface ResultsControlsProps extends Pick<SearchState, Shown> {
  /** Parts of the filter in force. */
  activeFilters: number
  /** Absent where the filters stand beside the results. */
  onOpenFilters: (() => void) | undefined
  room: Room
}

/** How the results are shown: unit, order, grid or list; and the way to the filters where they are in a drawer. */
export const ResultsControls = memo(function ResultsControls(props: ResultsControlsProps) {
  const { sort, canSortByRelevance, setSort, view, setView, unit, setUnit } = props
  const { activeFilters, onOpenFilters, room } = props
  const isTight = room !== 'ample'
  return (
    <div className={styles.controls}>
      {onOpenFilters !== undefined && (
        <Button
          type="button"
          variant="outline"
          color="gray"
          className={styles.filters}
          onClick={onOpenFilters}
        >
          <SlidersHorizontal size={15} strokeWidth={1.75} aria-hidden />
          Filters
          {activeFilters > 0 && (
            <span className={styles.active}>
              {activeFilters}
              <span className="visually-hidden"> active</span>
            </span>
          )}
        </Button>
      )}
      {room !== 'phone' && <UnitToggle unit={unit} setUnit={setUnit} narrow={false} />}
      <Select
        label="Sort"
        labelHidden={isTight}
        value={sort}
        options={canSortByRelevance ? WITH_SCORE : BY_FIGURE}
        onChange={setSort}
      />
      <div className={styles.views}>
        <SegmentedControl
          label="View"
          value={view}
          segments={[
            { value: 'grid', label: 'Grid', icon: LayoutGrid, iconOnly: isTight },
            { value: 'list', label: 'List', icon: Rows3, iconOnly: isTight },
          ]}
          onChange={setView}
        />
      </div>
    </div>
  )
})
