import { LayoutGrid, Rows3 } from 'lucide-react'
import { type Ref, useState } from 'react'
import { AddCriterion } from '../../criteria/add-criterion.tsx'
import criteria from '../../criteria/criteria-chips.module.css'
import { NarrowingChips } from '../../criteria/narrowing-chips.tsx'
import { useBook } from '../../data/book/book.tsx'
import { UnitToggle } from '../../rents/unit-toggle.tsx'
import { MEDIA } from '../../styles/breakpoints.ts'
import { TableBar } from '../../table/table-bar.tsx'
import { FooterLine } from '../../ui/chrome/footer-line.tsx'
import { useChromeFacts } from '../../ui/chrome/use-chrome-facts.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { Panel, PanelBody, PanelFoot, PanelHead, PanelTitle } from '../../ui/panel.tsx'
import { useMedia } from '../../ui/use-media.ts'
import type { ProximityState } from '../proximity-state.ts'
import { shownSentence } from '../proximity-words.ts'
import type { ProximityActions } from '../use-proximity-actions.ts'
import { AutoRefresh } from './auto-refresh.tsx'
import type { CompsHandle } from './comps.tsx'
import { CompsArea } from './comps-area.tsx'
import styles from './comps-panel.module.css'

const NO_SLOTS = new Uint32Array()
const VIEWS = [
  { value: 'grid', label: 'Grid', icon: LayoutGrid },
  { value: 'table', label: 'Table', icon: Rows3 },
] as const

interface CompsPanelProps {
  ref: Ref<CompsHandle>
  state: ProximityState
  actions: ProximityActions
}

/** The comps: what narrows them, how they are shown, and they themselves. */
export function CompsPanel({ ref, state, actions }: CompsPanelProps) {
  const { result, narrowing, unit, view } = state
  const { book } = useBook()
  const isPhone = useMedia(MEDIA.phone)
  const isAmple = useMedia(MEDIA['from-wide'])
  const [body, setBody] = useState<HTMLElement | null>(null)
  const facts = useChromeFacts()
  return (
    <Panel className={styles.panel} aria-label="Property Details">
      <PanelHead className={styles.head} hidden={state.place === null}>
        <PanelTitle className={styles.title}>Property Details</PanelTitle>
        <p className={styles.shown} role="status">
          {result !== null && shownSentence(result.comps.slots.length, result.found)}
        </p>
        <ul className={styles.chips} aria-label="Filters in force">
          <NarrowingChips narrowing={narrowing} unit={unit} />
          <li className={criteria.add}>
            <AddCriterion
              {...{ book, unit }}
              slots={result?.comps.slots ?? NO_SLOTS}
              hasWords={false}
              disabled={result === null}
              onAdd={actions.addWords}
            />
          </li>
        </ul>
        <UnitToggle unit={unit} setUnit={actions.setUnit} narrow />
        {!isPhone && (
          <SegmentedControl
            label="View"
            size="small"
            value={view}
            segments={VIEWS.map((segment) => ({ ...segment, iconOnly: !isAmple }))}
            onChange={actions.setView}
          />
        )}
      </PanelHead>
      {(isPhone || view === 'table') && result !== null && <TableBar place="compared" />}
      <PanelBody ref={setBody}>
        <CompsArea {...{ ref, state, actions }} scroller={isPhone ? window : body} />
        <PanelFoot>
          <AutoRefresh />
          <FooterLine {...facts} />
        </PanelFoot>
      </PanelBody>
    </Panel>
  )
}
