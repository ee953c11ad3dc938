import {
  CalendarClock,
  CalendarX2,
  Check,
  ChevronRight,
  CircleHelp,
  Copy,
  DollarSign,
  type LucideIcon,
  MapPinOff,
  MoveHorizontal,
  Ruler,
  Sigma,
  TextSearch,
  TriangleAlert,
} from 'lucide-react'
import { formatCount } from '../../../sync/domain/format.ts'
import type { ProblemGroup } from '../../../sync/sheets/preview/workbook-preview.ts'
import styles from './group-list.module.css'
import { groupState } from './offer-words.ts'

const ICONS: Readonly<Record<ProblemGroup['key'], LucideIcon>> = {
  'rent-period': CalendarClock,
  date: CalendarX2,
  unreadable: TextSearch,
  contradicts: TriangleAlert,
  'nothing-identifies': CircleHelp,
  'no-address': MapPinOff,
  duplicate: Copy,
  shifted: MoveHorizontal,
  'area-above-building': Ruler,
  'rent-outlier': DollarSign,
  'left-out': Sigma,
}

interface GroupListProps {
  groups: readonly ProblemGroup[]
  current: ProblemGroup
  onOpen(group: ProblemGroup): void
}

/** The groups of problems, each with its count and what was decided of it. */
export function GroupList({ groups, current, onOpen }: GroupListProps) {
  return (
    <ul className={styles.groups}>
      {groups.map((group) => {
        const Icon = ICONS[group.key]
        const { words, isOpen } = groupState(group)
        const isCurrent = group === current
        return (
          <li key={`${group.sheet} ${group.header} ${group.key}`}>
            <button
              ref={isCurrent ? showInList : undefined}
              type="button"
              className={styles.group}
              aria-current={isCurrent || undefined}
              onClick={() => onOpen(group)}
            >
              <Icon size={16} strokeWidth={1.75} aria-hidden className={styles.icon} />
              <span className={styles.words}>
                <strong>{group.title}</strong>
                {group.header !== null && <span className={styles.column}>{group.header}</span>}
                <span className={styles.state} data-open={isOpen || undefined}>
                  {words}
                </span>
              </span>
              <span className={styles.end}>
                <strong>{formatCount(group.count)}</strong>
                {isOpen ? (
                  <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
                ) : (
                  <Check size={14} strokeWidth={2} aria-hidden className={styles.tick} />
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Few groups fit where the list stands above what is decided. */
function showInList(button: HTMLButtonElement | null) {
  button?.scrollIntoView({ block: 'nearest' })
}
