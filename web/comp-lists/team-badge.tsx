import { Users } from 'lucide-react'
import styles from './team-badge.module.css'

/** Says that a list is shared with the team. */
export function TeamBadge() {
  return (
    <span className={styles.badge}>
      <Users size={12} strokeWidth={1.75} aria-hidden />
      Team
    </span>
  )
}
