import { Button } from '@radix-ui/themes'
import { ClipboardList, Download, Map as MapIcon, RotateCcw, Undo2 } from 'lucide-react'
import { type MouseEvent, memo, useState } from 'react'
import type { RentUnit } from '../../sync/domain/format.ts'
import type { Property } from '../../sync/domain/property.ts'
import { filterWords } from '../../sync/portfolio/describe-filter.ts'
import { countStatus } from '../../sync/portfolio/optimal-range.ts'
import type { PortfolioFilter } from '../../sync/portfolio/portfolio-filter.ts'
import type { PortfolioSet } from '../../sync/portfolio/portfolio-set.ts'
import { keepSelection, type PortfolioSelection, selectedProperty } from '../data/portfolio-selection.ts'
import { useMe } from '../data/session/session.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { toast } from '../ui/layers/toast.tsx'
import { Tooltip } from '../ui/layers/tooltip.tsx'
import styles from './portfolio-actions.module.css'
import { portfolioHref } from './portfolio-address.ts'
import type { PortfolioState } from './portfolio-state.ts'
import { OPTIMAL_WORDS } from './portfolio-words.ts'
import { SaveDialog } from './save-dialog.tsx'
import type { StableActions } from './use-portfolio-actions.ts'
import { usePortfolioExport } from './use-portfolio-export.ts'
import { useSaveAsCompList } from './use-save-as-comp-list.ts'

interface PortfolioActionsProps {
  /** Null while loading. */
  set: PortfolioSet | null
  /** What the set is of. */
  state: PortfolioState
  actions: StableActions
}

/** What can be done with the set as a whole. */
export const PortfolioActions = memo(function PortfolioActions({
  set,
  state,
  actions,
}: PortfolioActionsProps) {
  const { analysis, filters, unit, propertyAt, canUndo } = state
  const me = useMe()
  const [isSaving, setSaving] = useState(false)
  const csv = usePortfolioExport({ slots: set?.slots ?? null, propertyAt, filters, unit })
  const saving = useSaveAsCompList({ set, filters, unit, propertyAt })
  const count = analysis?.count ?? 0
  // As the undo beside it, it keeps the focus when it has been pressed.
  const cannotReset = filters.length === 0 || undefined
  const isPerfect = countStatus(count) === 'perfect'
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <IconButton icon={Undo2} label="Undo" shortcut="Ctrl Z" disabled={!canUndo} onClick={actions.undo} />
        <Button
          type="button"
          variant="outline"
          color="gray"
          aria-disabled={cannotReset}
          data-disabled={cannotReset}
          onClick={cannotReset ? undefined : actions.reset}
        >
          <RotateCcw size={15} strokeWidth={1.75} aria-hidden />
          Reset
        </Button>
        <Tooltip content={saving.why}>
          <Button
            type="button"
            variant="outline"
            color="gray"
            aria-disabled={saving.why !== undefined || undefined}
            className={styles.action}
            onClick={() => saving.why === undefined && setSaving(true)}
          >
            <ClipboardList size={15} strokeWidth={1.75} aria-hidden />
            Save as Comp List
          </Button>
        </Tooltip>
        <Tooltip content={csv.why}>
          <Button
            type="button"
            {...(isPerfect ? {} : { variant: 'outline', color: 'gray' })}
            aria-disabled={csv.why !== undefined || undefined}
            className={styles.action}
            onClick={() => csv.why === undefined && csv.run()}
          >
            <Download size={15} strokeWidth={1.75} aria-hidden />
            Export CSV
          </Button>
        </Tooltip>
      </div>
      <p className={styles.hint}>
        {count > 0 && !isPerfect && `Outside ${OPTIMAL_WORDS}. You can still export.`}
      </p>
      <SaveDialog
        open={isSaving}
        count={count}
        withRent={set?.rents.withRent ?? 0}
        onClose={() => setSaving(false)}
        onSave={(name, isPublic, isRentOnly) => {
          setSaving(false)
          saving.save(name, isPublic, isRentOnly)
        }}
      />
      {csv.isExported && set !== null && me !== null && (
        <MapPortfolioButton
          site={me.portfolioMapUrl}
          selection={() => selectionOf({ userId: me.id, filters, unit, slots: set.slots, propertyAt })}
        />
      )}
    </div>
  )
})

interface ChosenSet {
  userId: string
  filters: readonly PortfolioFilter[]
  unit: RentUnit
  slots: Uint32Array
  propertyAt: (slot: number) => Property
}

/** The set as the portfolio map finds it in the browser's storage. */
function selectionOf({ userId, filters, unit, slots, propertyAt }: ChosenSet): PortfolioSelection {
  return {
    userId,
    words: filters.map((filter) => filterWords(filter, unit)),
    href: portfolioHref(filters),
    properties: Array.from(slots, (slot) => selectedProperty(propertyAt(slot))),
  }
}

interface MapPortfolioButtonProps {
  /** The external site; null for the product's own map. */
  site: string | null
  selection: () => PortfolioSelection
}

/** Floats above the page once the set was exported. Keeps the set in the browser, then opens its map in a new tab. */
function MapPortfolioButton({ site, selection }: MapPortfolioButtonProps) {
  function keep(event: MouseEvent) {
    try {
      keepSelection(selection())
    } catch {
      event.preventDefault()
      toast({
        title: 'Map not opened',
        description: 'The browser has no room to keep so many properties. Narrow the set down and try again.',
        kind: 'error',
      })
    }
  }
  return (
    <div className={styles.place}>
      <Button asChild size="3">
        <a href={site ?? '/portfolio/map'} target="_blank" rel="noreferrer" onClick={keep} onAuxClick={keep}>
          <MapIcon size={16} strokeWidth={1.75} aria-hidden />
          Map Portfolio
        </a>
      </Button>
    </div>
  )
}
