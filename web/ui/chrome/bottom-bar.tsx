import { Link } from '@tanstack/react-router'
import { ClipboardList, ListFilter, LocateFixed, type LucideIcon, MessageSquare, Search } from 'lucide-react'
import { SCREENS, type Screen } from '../../screens.ts'
import styles from './bottom-bar.module.css'

const ICONS: Partial<Record<Screen['path'], LucideIcon>> = {
  '/search': Search,
  '/proximity': LocateFixed,
  '/portfolio': ListFilter,
  '/comp-lists': ClipboardList,
  '/chat': MessageSquare,
}

/** The navigation of phones. Absent while there is only one screen to go to. */
export function BottomBar() {
  const items = SCREENS.filter((screen) => screen.nav !== null)
  if (items.length < 2) return null
  return (
    <nav aria-label="Screens" className={styles.bar} data-bottom-bar>
      {items.map(({ path, nav }) => {
        const Icon = ICONS[path]
        return (
          <Link key={path} to={path} className={styles.screen}>
            {Icon !== undefined && <Icon size={20} strokeWidth={1.75} aria-hidden />}
            {nav}
          </Link>
        )
      })}
    </nav>
  )
}
