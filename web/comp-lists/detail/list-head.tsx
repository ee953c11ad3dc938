import { Button } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, MapIcon, Plus } from 'lucide-react'
import { formatRadius } from '../../../sync/domain/proximity.ts'
import { usePageTitle } from '../../ui/chrome/use-page-title.ts'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { heldWords } from '../comp-list-words.ts'
import { TeamBadge } from '../team-badge.tsx'
import { ListExports } from './list-exports.tsx'
import styles from './list-head.module.css'
import { ListMenu } from './list-menu.tsx'
import { UndoButton } from './undo-button.tsx'
import type { ListScreen } from './use-list-screen.ts'

interface ListHeadProps {
  screen: ListScreen
  onAdd(): void
  /** Called when the adjustments may be shown next. */
  onAdjustments(): void
  /** The map where it has no place of its own; null where it has. */
  map: { shown: boolean; toggle(): void } | null
}

/** What the list is called, and what can be done with it. */
export function ListHead({ screen, onAdd, onAdjustments, map }: ListHeadProps) {
  const { list, comps, edits } = screen
  const { name, description, isPublic, centerAddress, radius } = list
  const isPhone = map !== null
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
          value={screen.view}
          onChange={screen.setView}
          segments={[
            { value: 'comps', label: 'Comps' },
            { value: 'adjustments', label: 'Adjustments', onExpected: onAdjustments },
          ]}
        />
        {edits !== null && <UndoButton stack={edits.undo} iconOnly={isPhone} />}
        {map !== null && (
          <Button
            variant="outline"
            color="gray"
            aria-pressed={map.shown}
            aria-label="Map"
            onClick={map.toggle}
          >
            <MapIcon size={15} strokeWidth={1.75} aria-hidden />
          </Button>
        )}
        <ListExports screen={screen} narrow={isPhone} />
        {edits !== null && (
          <Button className={styles.add} onClick={onAdd}>
            <Plus size={15} strokeWidth={1.75} aria-hidden />
            Add Properties
          </Button>
        )}
      </div>
    </header>
  )
}

/** An address up to its first comma. */
function streetOf(address: string): string {
  return address.split(',', 1)[0] ?? address
}
