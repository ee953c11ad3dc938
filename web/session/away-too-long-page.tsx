import { useEffect } from 'react'
import { onUnauthorized } from '../data/requests/unauthorized.ts'
import { Logo } from '../ui/chrome/logo.tsx'
import { usePageTitle } from '../ui/chrome/use-page-title.ts'
import { SERVER_AWAY } from '../ui/states/server-away.ts'
import { counted } from './counted.ts'
import { leaveToSignIn } from './leave-to-sign-in.ts'
import styles from './signed-out-page.module.css'

/** Stands in for everything once what a browser kept is older than it may be shown; the product comes with the server. */
export function AwayTooLongPage({ days }: { days: number }) {
  usePageTitle('No connection')
  useEffect(() => onUnauthorized(leaveToSignIn), [])
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <div className={styles.box} role="status">
        <Logo />
        <h1 className={styles.title}>{SERVER_AWAY}</h1>
        <p className="muted">
          {days === 0
            ? 'Nothing is shown here without it.'
            : `It has not answered for more than ${counted(days, 'day', 'days')}, so what this browser kept has been removed.`}{' '}
          All of it comes back with the server. What you wrote and could not send is still here.
        </p>
      </div>
    </main>
  )
}
