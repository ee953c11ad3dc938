import { Link } from '@tanstack/react-router'
import { ArrowUpRight, Keyboard, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { SCREENS } from '../../screens.ts'
import { IconButton } from '../icon-button.tsx'
import { useTheme } from '../theme/theme.tsx'
import { useNow } from '../time/use-now.ts'
import type { ChromeFacts } from './chrome-facts.ts'
import { statusOf } from './chrome-words.ts'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { KEYS_HELP } from './shortcut-list.ts'

interface HeaderProps extends ChromeFacts {
  /** What can be done about how fresh the book is. */
  statusAction: ReactNode
  /** The way to search or jump from anywhere. */
  jump: ReactNode
  /** Who is signed in. */
  user: ReactNode
  onShowKeys(): void
}

/** The bar at the top of every screen. */
export function Header({ statusAction, jump, user, onShowKeys, ...facts }: HeaderProps) {
  const { theme, toggleTheme } = useTheme()
  const { consoleUrl } = facts
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.home} aria-label="Clearheight, home">
        <Logo />
        <span className={styles.name}>Clearheight</span>
      </Link>
      <nav aria-label="Screens" className={styles.nav}>
        {SCREENS.map(
          ({ path, nav }) =>
            nav !== null && (
              <Link key={path} to={path} className={styles.screen}>
                {nav}
              </Link>
            ),
        )}
      </nav>
      {jump}
      <Status {...facts} />
      <span className={styles.statusAction}>{statusAction}</span>
      {consoleUrl !== null && (
        <a className={styles.console} href={consoleUrl} target="_blank" rel="noreferrer">
          Back to Console
          <ArrowUpRight size={14} strokeWidth={1.75} aria-hidden />
        </a>
      )}
      <div className={styles.buttons}>
        <IconButton
          icon={theme === 'dark' ? Sun : Moon}
          label={theme === 'dark' ? 'Use the light theme' : 'Use the dark theme'}
          onClick={toggleTheme}
        />
        <span className={styles.keys}>
          <IconButton icon={Keyboard} label={KEYS_HELP} shortcut="?" onClick={onShowKeys} />
        </span>
      </div>
      {user}
    </header>
  )
}

/** How large and how fresh the book is, or what is not fine. */
function Status(facts: ChromeFacts) {
  const { tone, words, short, leadsToSources } = statusOf(facts, useNow())
  if (words === '') return <span className={styles.status} />
  const line = (
    <>
      <span className={styles.dot} />
      <span className={styles.long}>{words}</span>
      <span className={styles.short}>{short}</span>
    </>
  )
  const look = { className: `${styles.status} figures`, 'data-tone': tone }
  return leadsToSources ? (
    <Link to="/sources" {...look}>
      {line}
    </Link>
  ) : (
    <p {...look}>{line}</p>
  )
}
