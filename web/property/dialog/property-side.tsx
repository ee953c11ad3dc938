import { Tabs as Radix } from 'radix-ui'
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import type { RentUnit } from '../../../sync/domain/format.ts'
import { hasCoordinates } from '../../../sync/domain/place/has-coordinates.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { isByHand } from '../../../sync/domain/records/hand-source.ts'
import { loadPart } from '../../load-part.ts'
import { TeamNotes } from '../../notes/team-notes.tsx'
import { type LineTab, LineTabList } from '../../ui/choices/line-tabs.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { usePropertyKey } from '../use-property-key.ts'
import { ContactLines } from './contact/contact-lines.tsx'
import { NoPlace } from './place.tsx'
import { PropertyMap } from './property-map.tsx'
import styles from './property-side.module.css'
import { useSources } from './source/source-context.ts'
import { SourceRows } from './source/source-rows.tsx'

const PropertyHistoryPanel = lazy(async () => ({
  default: (await loadPart(() => import('../../history/property-history-panel.tsx'))).PropertyHistoryPanel,
}))

type Tab = 'place' | 'history' | 'rows'

interface PropertySideProps {
  property: Property
  unit: RentUnit
  /** On a phone, whom to call stands here as well. */
  isPage: boolean
  className: string | undefined
}

/** Beside the facts: where the property is with the team's notes, what became of it, and the rows it was read from. */
export function PropertySide({ property, unit, isPage, className }: PropertySideProps) {
  const { id } = property
  const [tab, setTab] = useState<Tab>('place')
  const root = useRef<HTMLDivElement>(null)
  const wasKey = useRef(false)
  const tabs = useTabs(property)
  usePropertyKey('h', root, () => {
    wasKey.current = true
    setTab(tab === 'history' ? 'place' : 'history')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is read from its beginning.
  useLayoutEffect(() => {
    if (wasKey.current) scrollToTop(root.current)
    wasKey.current = false
  }, [tab])
  return (
    <ScrollArea label="Map, notes and history" className={className}>
      {isPage && <ContactLines property={property} />}
      <Tabs<Tab> value={tab} onChange={setTab}>
        <div ref={root} className={styles.tabs}>
          <div className={styles.list}>
            <LineTabList label="More of this property" tabs={tabs} />
          </div>
          {/* The map is costly: it stays while another tab is shown. */}
          <Radix.Content asChild forceMount value="place" tabIndex={-1}>
            <div className={styles.panel} hidden={tab !== 'place'}>
              {hasCoordinates(property) ? (
                <PropertyMap property={property} unit={unit} />
              ) : (
                <NoPlace key={`place ${id}`} property={property} />
              )}
              <TeamNotes key={id} propertyId={id} />
            </div>
          </Radix.Content>
          <Radix.Content className={styles.panel} value="history" tabIndex={-1}>
            <Suspense fallback={<Skeleton height={88} />}>
              <PropertyHistoryPanel key={id} propertyId={id} />
            </Suspense>
          </Radix.Content>
          <Radix.Content className={styles.panel} value="rows" tabIndex={-1}>
            <SourceRows />
          </Radix.Content>
        </div>
      </Tabs>
    </ScrollArea>
  )
}

function useTabs(property: Property): readonly LineTab[] {
  const { source } = useSources()
  const rows = isByHand(property) ? 0 : source.kind === 'ready' ? 1 + source.source.joined.length : undefined
  return [
    { value: 'place', label: 'Map and notes' },
    { value: 'history', label: 'History', keys: 'h' },
    { value: 'rows', label: 'Rows', count: rows },
  ]
}

/** Only what it scrolls in moves: the browser's own way would also push the frame of the dialog out of sight. */
function scrollToTop(part: HTMLElement | null): void {
  if (part === null) return
  for (let around = part.parentElement; around !== null; around = around.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue
    if (around.scrollHeight <= around.clientHeight) continue
    around.scrollTop += part.getBoundingClientRect().top - around.getBoundingClientRect().top
    return
  }
}
