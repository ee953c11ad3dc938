import { Button } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, MapIcon, Plus, Undo2 } from 'lucide-react'
import { memo, useState, useSyncExternalStore } from 'react'
import { streetOf } from '../../../../sync/adjustments/grid-words.ts'
import { formatRadius } from '../../../../sync/domain/proximity.ts'
import { CompsExports } from '../../../exports/comps-exports.tsx'
import { useRentOnly } from '../../../exports/use-rent-only.ts'
import { MEDIA } from '../../../styles/breakpoints.ts'
import { useShortcuts } from '../../../ui/chrome/shortcuts.ts'
import { usePageTitle } from '../../../ui/chrome/use-page-title.ts'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { Tooltip } from '../../../ui/layers/tooltip.tsx'
import type { UndoStack } from '../../../ui/undo-stack.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { heldWords } from '../../comp-list-words.ts'
import { listDocument } from '../../list-document.ts'
import { ListMapDialog } from '../../list-map-dialog.tsx'
import { TeamBadge } from '../../team-badge.tsx'
import type { ListSet } from '../use-list-screen.ts'
import styles from './list-head.module.css'
import { ListMenu } from './list-menu.tsx'

interface ListHeadProps {
  set: ListSet
  onAdd(): void
  /** Called when the adjustments may be shown next. */
  onAdjustments(): void
  /** Whether the map is shown where it has no place of its own; null where it has. */
  showsMap: boolean | null
  onMap(): void
}

/** What the list is called, and what can be done with it. */
export const ListHead = memo(function ListHead(props: ListHeadProps) {
  const { set, onAdd, onAdjustments, showsMap, onMap } = props
  const { list, comps, edits, view, setView } = set
  const { name, description, isPublic, centerAddress, radius } = list
  const isPhone = useMedia(MEDIA.phone)
  usePageTitle(name)
  const short = [
    ...(centerAddress === null ? [] : [streetOf(centerAddress)]),
    ...(radius === null ? [] : [`${formatRadius(radius)} miles`]),
    heldWords(comps.included.length, comps.excluded.length),
  ].join(' · ')
  return (
    <header className={styles.head}>
      <Link to="/comp-lists" className={styles.back}>
        <ChevronLeft size={15} strokeWidth={1.75} aria-hidden />
        Back to Comp Lists
      </Link>
      <div className={styles.names}>
        <div className={styles.line}>
          <h1 className={styles.name}>{name}</h1>
          {isPublic && <TeamBadge />}
          {edits !== null && <ListMenu list={list} />}
        </div>
        {isPhone ? (
          <p className={styles.description}>{short}</p>
        ) : (
          description !== null && (
            <p className={styles.description} title={description}>
              {description}
            </p>
          )
        )}
      </div>
      <div className={styles.actions}>
        <SegmentedControl
          label="View"
          value={view}
          onChange={setView}
          segments={[
            { value: 'comps', label: 'Comps' },
            { value: 'adjustments', label: 'Adjustments', onExpected: onAdjustments },
          ]}
        />
        {edits !== null && <UndoButton stack={edits.undo} iconOnly={isPhone} />}
        {showsMap !== null && (
          <Button variant="outline" color="gray" aria-pressed={showsMap} aria-label="Map" onClick={onMap}>
            <MapIcon size={15} strokeWidth={1.75} aria-hidden />
          </Button>
        )}
        <ListExports set={set} narrow={isPhone} />
        {edits !== null && (
          <Button className={styles.add} onClick={onAdd}>
            <Plus size={15} strokeWidth={1.75} aria-hidden />
            Add Properties
          </Button>
        )}
      </div>
    </header>
  )
})

interface ListExportsProps {
  set: ListSet
  /** The menu alone. */
  narrow: boolean
}

/** The ways in which the list can leave the app. */
function ListExports({ set, narrow }: ListExportsProps) {
  const { list, book, unit, comps, gridSort } = set
  const [includedOnly, setIncludedOnly] = useState(true)
  const [map, setMap] = useState<'never' | 'open' | 'closed'>('never')
  const leaving = includedOnly ? comps.included : [...comps.included, ...comps.excluded]
  const withRent = leaving.filter(({ property }) => property.rentPerSf !== null).length
  const rentOnly = useRentOnly(withRent, leaving.length)
  const inclusion = { label: 'Included only', isOn: includedOnly, set: setIncludedOnly }
  return (
    <>
      <CompsExports
        of="comp list"
        count={rentOnly.isOn ? withRent : leaving.length}
        mapped={comps.included.length}
        hasNotes={comps.included.some(({ entry, property }) => (entry.notes ?? property.notes) !== null)}
        document={() => listDocument(list, book, { unit, includedOnly, isRentOnly: rentOnly.isOn, gridSort })}
        stem={list.name}
        narrow={narrow}
        onMap={() => setMap('open')}
        toggles={[...rentOnly.toggles, ...(comps.excluded.length === 0 ? [] : [inclusion])]}
      />
      {map !== 'never' && (
        <ListMapDialog {...{ list, book, unit }} open={map === 'open'} onClose={() => setMap('closed')} />
      )}
    </>
  )
}

/** Takes back the last change of this visit, and the one before it. */
function UndoButton({ stack, iconOnly }: { stack: UndoStack; iconOnly: boolean }) {
  const last = useSyncExternalStore(stack.subscribe, stack.last)
  useShortcuts('Comp list', [
    {
      keys: '$mod+z',
      shown: ['Ctrl or ⌘', 'Z'],
      words: 'Undo the last change',
      run: () => void stack.undo(),
    },
  ])
  return (
    <Tooltip content={last === null ? 'Nothing to undo yet' : `Undo: ${last.words}`}>
      <Button
        variant="outline"
        color="gray"
        aria-label={iconOnly ? 'Undo' : undefined}
        aria-disabled={last === null || undefined}
        className={styles.undo}
        onClick={() => void stack.undo()}
      >
        <Undo2 size={15} strokeWidth={1.75} aria-hidden />
        {!iconOnly && 'Undo'}
      </Button>
    </Tooltip>
  )
}
