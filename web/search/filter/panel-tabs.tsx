import { lazy, Suspense, useState } from 'react'
import type { RentUnit } from '../../../sync/domain/format.ts'
import { loadPart } from '../../load-part.ts'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import styles from './filter-panel.module.css'

/** Its code comes when it is asked for. */
const ProximityCard = lazy(async () => ({
  default: (await loadPart(() => import('../proximity-card.tsx'))).ProximityCard,
}))

export type PanelTab = 'filters' | 'proximity'

const TABS = [
  { value: 'filters', label: 'Filters' },
  { value: 'proximity', label: 'Proximity search' },
] as const satisfies readonly { value: PanelTab; label: string }[]

interface PanelTabsProps {
  tab: PanelTab
  onChange: (tab: PanelTab) => void
}

/** What the panel beside the results is for. */
export function PanelTabs({ tab, onChange }: PanelTabsProps) {
  return <SegmentedControl label="Panel" size="small" value={tab} segments={TABS} onChange={onChange} />
}

interface ProximityTabProps {
  shown: boolean
  unit: RentUnit
  onOpen: (id: string) => void
  className?: string | undefined
}

/** The search around a place. Once shown it keeps what it found while it is hidden. */
export function ProximityTab({ shown, unit, onOpen, className }: ProximityTabProps) {
  const [hasShown, setHasShown] = useState(shown)
  if (shown && !hasShown) setHasShown(true)
  if (!hasShown) return null
  return (
    <div className={styles.tab} hidden={!shown}>
      <ScrollArea label="Proximity search" className={className}>
        <Suspense fallback={null}>
          <ProximityCard unit={unit} onOpen={onOpen} />
        </Suspense>
      </ScrollArea>
    </div>
  )
}
