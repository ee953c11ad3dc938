import { Button } from '@radix-ui/themes'
import { CloudOff, LogIn, type LucideIcon, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Connection } from '../data/connection.ts'
import { noticeOf } from './chrome-words.ts'
import styles from './connection-notice.module.css'

/** A connection that is back sooner than this was never gone: only the header's dot says so. */
const PATIENCE_MS = 3_000

const ICONS: Partial<Record<Connection, LucideIcon>> = { signed_out: LogIn, update_needed: RefreshCw }

interface ConnectionNoticeProps {
  connection: Connection
  onReload(): void
  onSignIn(): void
}

/** The banner over the header while something is not fine. Says what still works. */
export function ConnectionNotice({ connection, onReload, onSignIn }: ConnectionNoticeProps) {
  const lasting = useLasting(connection)
  const notice = noticeOf(lasting, navigator.onLine)
  const Icon = ICONS[lasting] ?? CloudOff
  return (
    <div role="status">
      {notice !== null && (
        <p className={styles.banner} data-banner>
          <Icon size={15} strokeWidth={1.75} aria-hidden className={styles.icon} />
          <span className={styles.words}>
            <strong>{notice.strong}</strong> {notice.words}
          </span>
          {lasting === 'signed_out' && (
            <Button size="1" variant="outline" color="gray" onClick={onSignIn}>
              Log in
            </Button>
          )}
          {lasting === 'update_needed' && (
            <Button size="1" variant="outline" color="gray" onClick={onReload}>
              Reload
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

/** The connection, bad news only once it has lasted. */
function useLasting(connection: Connection): Connection {
  const [lasting, setLasting] = useState<Connection>('connecting')
  useEffect(() => {
    const timer = setTimeout(() => setLasting(connection), connection === 'live' ? 0 : PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [connection])
  return lasting
}
