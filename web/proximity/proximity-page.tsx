import { Spinner } from '@radix-ui/themes'
import { useMe } from '../data/session.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import styles from './proximity-screen.module.css'
import { ProximityScreen } from './proximity-screen.tsx'
import { useProximity } from './use-proximity.ts'

/** The proximity screen on the real book, for whoever is signed in. Others are on their way to sign in. */
export function ProximityPage() {
  usePageTitle('Proximity Search')
  const me = useMe()
  if (me === null) {
    return (
      <main id="content" tabIndex={-1} className={styles.waiting} aria-busy>
        <Spinner size="3" />
        <span className="visually-hidden" role="status">
          Checking who is signed in
        </span>
      </main>
    )
  }
  return <SignedIn />
}

function SignedIn() {
  return <ProximityScreen state={useProximity()} />
}
