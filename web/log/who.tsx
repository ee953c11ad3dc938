import { Avatar } from '../ui/avatar.tsx'
import { initials } from '../ui/chrome/chrome-words.ts'
import styles from './entries-panel.module.css'

/** The head of an entry's row: who did it, or what, which is muted. */
export function Who({ name, isPerson }: { name: string; isPerson: boolean }) {
  return (
    <th scope="row" data-known={isPerson || undefined}>
      <span className={styles.who}>
        <Avatar isMuted={!isPerson}>{initials(name)}</Avatar>
        {name}
      </span>
    </th>
  )
}
