import { Button } from '@radix-ui/themes'
import { Building2, Plus } from 'lucide-react'
import { type ComponentProps, type Ref, useImperativeHandle, useState } from 'react'
import { formatCount } from '../../../sync/domain/format.ts'
import { SORTS } from '../../../sync/domain/sort.ts'
import { COMP_SORTS, type CompSort } from '../../../sync/proximity/comp-sort.ts'
import { usePitch } from '../../comps/use-comp-layout.ts'
import { UnitToggle } from '../../rents/unit-toggle.tsx'
import { MEDIA } from '../../styles/breakpoints.ts'
import { TableBar } from '../../table/table-bar.tsx'
import { FooterLine } from '../../ui/chrome/footer-line.tsx'
import { useChromeFacts } from '../../ui/chrome/use-chrome-facts.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Panel, PanelBody, PanelFoot, PanelHead, PanelTitle } from '../../ui/panel.tsx'
import { Empty } from '../../ui/states/states.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { ListFilters } from './list-filters.tsx'
import styles from './list-panel.module.css'
import { ListTable } from './list-table.tsx'
import { RentsChanged } from './rents-changed.tsx'
import { ExcludeForm } from './rows/exclude-form.tsx'
import { NoteDialog } from './rows/note-dialog.tsx'
import { useListPanel } from './use-list-panel.ts'
import type { ListScreen } from './use-list-screen.ts'

const OWN = 'own'
const SORTED: Partial<Record<CompSort, string>> = {
  distance_asc: 'Distance',
  name_asc: 'Name',
  rent_asc: SORTS.rent_asc.label,
  rent_desc: SORTS.rent_desc.label,
  size_asc: SORTS.sqft_asc.label,
  size_desc: SORTS.sqft_desc.label,
  built_desc: 'Built, newest first',
  signed_desc: 'Signed, latest first',
}

/** What the rest of the screen asks of the list. */
export interface ListPanelHandle {
  /** Selects the comp in a slot and brings it into view. */
  show(slot: number): void
  /** The same, and gives it the focus. */
  goTo(slot: number): void
}

interface ListPanelProps {
  ref: Ref<ListPanelHandle>
  screen: ListScreen
  filters: Omit<ComponentProps<typeof ListFilters>, 'set'>
  onAdd(): void
}

/** The comps of a list, and all that is done among them. */
export function ListPanel({ ref, screen, filters, onAdd }: ListPanelProps) {
  const { list, comps, narrowed, edits, sort, setSort, unit, setUnit } = screen
  const isPhone = useMedia(MEDIA.phone)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const facts = useChromeFacts()
  const panel = useListPanel(screen, isPhone ? window : body, usePitch())
  const { excluding, noteIn } = panel
  useImperativeHandle(ref, () => ({ show: panel.show, goTo: panel.goTo }))
  return (
    <Panel aria-label="Properties of the list">
      <PanelHead>
        <PanelTitle className={styles.title}>
          Included Properties{' '}
          <span className={styles.count}>{countWords(narrowed.length, comps.included.length)}</span>
        </PanelTitle>
        <p className={styles.versus}>
          {screen.compared !== null
            ? 'Differences are vs subject'
            : edits !== null && !panel.isEmpty && 'Click a number to make that property the subject'}
        </p>
        <div className={styles.controls}>
          <UnitToggle unit={unit} setUnit={setUnit} narrow />
          <OrderSelect sort={sort} onSort={setSort} />
        </div>
      </PanelHead>
      <RentsChanged comps={comps} edits={edits} />
      {comps.included.length > 0 && <ListFilters set={screen.set} {...filters} />}
      {!panel.isEmpty && <TableBar place="compared" />}
      <PanelBody ref={setBody}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys act on the comps inside, which are buttons. */}
        <div onKeyDown={panel.onKeyDown}>
          {(!panel.isEmpty || screen.subject !== null) && <ListTable {...panel.table} screen={screen} />}
        </div>
        {panel.isEmpty && <NoComps onAdd={edits === null ? null : onAdd} />}
        {!isPhone && (
          <PanelFoot>
            <FooterLine {...facts} />
          </PanelFoot>
        )}
      </PanelBody>
      <p className="visually-hidden" role="status">
        {panel.said}
      </p>
      {excluding !== null && (
        <ExcludeForm
          name={excluding.name}
          beside={excluding.beside}
          reasons={panel.reasons}
          onExclude={panel.exclude}
          onClose={panel.cancelExclusion}
        />
      )}
      <NoteDialog
        entry={list.entries.find(({ propertyId }) => propertyId === noteIn) ?? null}
        onSave={panel.saveNote}
        onClose={panel.closeNote}
      />
    </Panel>
  )
}

/** `28`; `12 of 28` where they are narrowed. */
function countWords(shown: number, included: number): string {
  return shown === included ? formatCount(included) : `${formatCount(shown)} of ${formatCount(included)}`
}

/** A list without a property. */
function NoComps({ onAdd }: { onAdd: (() => void) | null }) {
  return (
    <Empty
      icon={Building2}
      title="No properties in this list yet"
      reason={
        onAdd === null
          ? 'Its owner has not added any.'
          : 'Add them here one by one, or from any card, the selection or a whole result of a search.'
      }
    >
      {onAdd !== null && (
        <Button variant="outline" color="gray" onClick={onAdd}>
          <Plus size={15} strokeWidth={1.75} aria-hidden />
          Add Your First Property
        </Button>
      )}
    </Empty>
  )
}

/** In which order the comps are shown. Only the list's own is kept. */
function OrderSelect({ sort, onSort }: { sort: CompSort | null; onSort(sort: CompSort | null): void }) {
  const worked = sort !== null && !(COMP_SORTS as readonly CompSort[]).includes(sort) ? [sort] : []
  const offered = [...COMP_SORTS, ...worked].flatMap((value) => {
    const label = SORTED[value] ?? (value === sort ? 'By column' : undefined)
    return label === undefined ? [] : [{ value, label }]
  })
  return (
    <Select<CompSort | typeof OWN>
      label="Order"
      labelHidden
      size="small"
      value={sort ?? OWN}
      options={[{ value: OWN, label: 'List order' }, ...offered]}
      onChange={(value) => onSort(value === OWN ? null : value)}
    />
  )
}
