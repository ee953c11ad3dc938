import { Button } from '@radix-ui/themes'
import { CloudOff, LogIn, type LucideIcon, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { awakeTimeout } from '../awake-timeout.ts'
import { useMe } from '../data/session/session.tsx'
import { useWaitingChanges } from '../data/sync/use-waiting-changes.ts'
import { takeNewVersion } from '../data/version/take-new-version.ts'
import type { ShownConnection } from '../ui/chrome/chrome-facts.ts'
import styles from './connection-banner.module.css'
import { goToSignIn } from './leave-to-sign-in.ts'
import { noticeOf } from './notice-words.ts'
import { RefusedBanner } from './refused/refused-banner.tsx'

/** A connection that is back sooner than this was never gone: only the header's dot says so. */
const SHOW_AFTER_MS = 3_000

const ICONS: Partial<Record<ShownConnection, LucideIcon>> = {
  signed_out: LogIn,
  update_needed: RefreshCw,
  misread: RefreshCw,
}

/** The banner over the header while something is not fine: what still works, and what waits to be sent. */
export function ConnectionBanner({ connection }: { connection: ShownConnection }) {
  const lasting = useLasting(connection)
  const userId = useMe()?.id ?? ''
  const changes = useWaitingChanges(userId)
  const notice = noticeOf(lasting, { hasNetwork: navigator.onLine, changes })
  if (notice === null) return <RefusedBanner userId={userId} />
  const Icon = ICONS[lasting] ?? CloudOff
  return (
    <p className={styles.banner} data-banner>
      <Icon size={15} strokeWidth={1.75} aria-hidden className={styles.icon} />
      <span className={styles.words}>
        <strong>{notice.strong}</strong>{' '}
        <span data-replaced={notice.waiting !== '' || undefined}>{notice.words} </span>
        {notice.waiting}
      </span>
      {lasting === 'signed_out' && (
        <Button size="1" variant="outline" color="gray" onClick={goToSignIn}>
          Log in
        </Button>
      )}
      {(lasting === 'update_needed' || lasting === 'misread') && (
        <Button size="1" variant="outline" color="gray" onClick={() => void takeNewVersion()}>
          Reload
        </Button>
      )}
    </p>
  )
}

/** The connection, bad news only once it has lasted. */
function useLasting(connection: ShownConnection): ShownConnection {
  const [lasting, setLasting] = useState<ShownConnection>('connecting')
  useEffect(
    () => awakeTimeout(connection === 'live' ? 0 : SHOW_AFTER_MS, () => setLasting(connection)),
    [connection],
  )
  return lasting
}
