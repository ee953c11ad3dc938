import { LayoutGrid, MapIcon, Rows3 } from 'lucide-react'
import { memo } from 'react'
import { OFFERED_SORT_BY, SORTS } from '../../../sync/domain/sort.ts'
import { sortLabel, type TableSort } from '../../../sync/domain/table/table-sort.ts'
import { UnitToggle } from '../../rents/unit-toggle.tsx'
import { FiltersButton } from '../../ui/buttons/filters-button.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { loadMapPane } from '../map/lazy-map-pane.ts'
import type { SearchState } from '../search-state.ts'
import styles from './results-controls.module.css'

type Choice = { value: TableSort | 'relevance'; label: string }

const BY_FIGURE: readonly Choice[] = OFFERED_SORT_BY.map((value) => ({ value, label: SORTS[value].label }))
const WITH_SCORE: readonly Choice[] = [{ value: 'relevance', label: 'Best match' }, ...BY_FIGURE]

const VIEWS = [
  { value: 'grid', label: 'Grid', icon: LayoutGrid },
  { value: 'list', label: 'List', icon: Rows3 },
  // Whoever points at it is about to want its code.
  {
    value: 'map',
    label: 'Map',
    icon: MapIcon,
    onExpected: () => void loadMapPane().catch(() => undefined),
  },
] as const

/** An order that the head of a column gave is among them while it is in force. */
function choicesWith(sort: TableSort | 'relevance', canSortByRelevance: boolean): readonly Choice[] {
  const choices = canSortByRelevance ? WITH_SCORE : BY_FIGURE
  if (sort === 'relevance' || choices.some(({ value }) => value === sort)) return choices
  return [...choices, { value: sort, label: sortLabel(sort) }]
}

/** Without ample room, views have no words; on a phone and beside a map, the unit is flipped elsewhere. */
export type Room = 'ample' | 'tight' | 'phone'

type Shown = 'sort' | 'canSortByRelevance' | 'setSort' | 'view' | 'setView' | 'unit' | 'setUnit'

interface ResultsControlsProps extends Pick<SearchState, Shown> {
  /** Parts of the filter in force. */
  activeFilters: number
  /** Absent where the way to the filters is elsewhere. */
  onOpenFilters: (() => void) | undefined
  room: Room
}

/** How the results are shown: unit, order, as cards, rows or a map; and the way to the filters. */
export const ResultsControls = memo(function ResultsControls(props: ResultsControlsProps) {
  const { sort, canSortByRelevance, setSort, view, setView, unit, setUnit } = props
  const { activeFilters, onOpenFilters, room } = props
  const isTight = room !== 'ample'
  return (
    <div className={styles.controls}>
      {onOpenFilters !== undefined && <FiltersButton active={activeFilters} onOpen={onOpenFilters} />}
      {room !== 'phone' && view !== 'map' && <UnitToggle unit={unit} setUnit={setUnit} narrow={false} />}
      <Select
        label="Sort"
        labelHidden={isTight}
        value={sort}
        options={choicesWith(sort, canSortByRelevance)}
        onChange={setSort}
      />
      <div className={styles.views}>
        <SegmentedControl
          label="View"
          value={view}
          segments={VIEWS.map((segment) => ({ ...segment, iconOnly: isTight }))}
          onChange={setView}
        />
      </div>
    </div>
  )
})
