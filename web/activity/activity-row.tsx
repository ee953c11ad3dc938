import { Button } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronRight, Undo2 } from 'lucide-react'
import { ACTIVITY_KINDS, type ActivityEntry } from '../../sync/api/activity.ts'
import { FieldChangeList } from '../history/field-change-list.tsx'
import { runWords } from '../history/run-words.ts'
import { Who } from '../log/who.tsx'
import { momentWords } from '../ui/time/moment-words.ts'
import styles from './activity-panel.module.css'

interface ActivityRowProps {
  entry: ActivityEntry
  /** Absent within a run. */
  onRollBack?: (run: ActivityEntry) => void
  /** Of a run: whether it is unfolded. */
  isOpen?: boolean
  onUnfold?: () => void
}

/** One entry: when, who or which source, what, which property, and what it was and became. */
export function ActivityRow({ entry, onRollBack, isOpen = false, onUnfold }: ActivityRowProps) {
  const { at, kind, who, source, property, fields, about, counts, canRollBack } = entry
  const by = who?.name ?? source?.name ?? 'Clearheight'
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <tr data-within={onRollBack === undefined || undefined}>
      <td data-column="when">
        <time dateTime={new Date(at).toISOString()}>{momentWords(at)}</time>
      </td>
      <Who name={by} isPerson={who !== null} />
      <td data-column="what">
        {onUnfold !== undefined ? (
          <button type="button" className={styles.unfold} aria-expanded={isOpen} onClick={onUnfold}>
            <Chevron size={14} strokeWidth={1.75} aria-hidden />
            {ACTIVITY_KINDS[kind]}
          </button>
        ) : (
          ACTIVITY_KINDS[kind]
        )}
      </td>
      <td data-column="property">
        {property !== null && (
          <Link to="/search" search={{ property: property.id }} className="link">
            {property.name}
          </Link>
        )}
        {who !== null && property === null && source?.name}
      </td>
      <td data-column="details">
        {counts !== null && <span className="figures">{runWords(counts)}</span>}
        {fields.length > 0 && <FieldChangeList fields={fields} />}
        {about !== null && <span className="muted">{about}</span>}
      </td>
      <td data-column="act">
        {canRollBack && onRollBack !== undefined && (
          <Button size="1" variant="outline" color="gray" onClick={() => onRollBack(entry)}>
            <Undo2 size={13} strokeWidth={1.75} aria-hidden />
            Roll back
          </Button>
        )}
      </td>
    </tr>
  )
}
