import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SCREEN_NAMES } from '../screens.ts'
import styles from './people-page.module.css'

interface AdministrationHeadProps {
  title: string
  teamName: string
  /** What the screen is begun with. */
  children?: ReactNode
}

/** The head of the screens of administrators, which leads from one to the other. */
export function AdministrationHead({ title, teamName, children }: AdministrationHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>{title}</h1>
        <p className="muted">{teamName} · Administrators only</p>
      </div>
      <nav aria-label="Administration" className={styles.tabs}>
        {(['/people', '/audit'] as const).map((to) => (
          <Link key={to} to={to} className={styles.tab}>
            {SCREEN_NAMES[to]}
          </Link>
        ))}
      </nav>
      {children}
    </header>
  )
}
