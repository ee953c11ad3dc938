import { ShieldAlert } from 'lucide-react'
import { useMe } from '../data/session/session.tsx'
import { SCREEN_NAMES } from '../screens.ts'
import { Page } from '../ui/chrome/page.tsx'
import { failureWords } from '../ui/failure-words.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Empty, Failed } from '../ui/states.tsx'
import { AdministrationHead } from './administration-head.tsx'
import { InviteForm } from './invite-form.tsx'
import styles from './people-page.module.css'
import { PeoplePanel } from './people-panel.tsx'
import { usePeople } from './use-people.ts'

/** Who is in the team, for its administrators. */
export function PeoplePage() {
  const me = useMe()
  return (
    <Page title={SCREEN_NAMES['/people']}>
      {me?.role === 'administrator' || me === null ? (
        <Administration teamName={me?.teamName ?? ''} canInvite={me?.directoryName != null} />
      ) : (
        <Empty
          icon={ShieldAlert}
          heading="h1"
          title="For administrators only"
          reason="Who is in the team, and what they may do, is decided by its administrators. Ask one of them."
        />
      )}
    </Page>
  )
}

function Administration({ teamName, canInvite }: { teamName: string; canInvite: boolean }) {
  const { answer, failure, refresh, actions } = usePeople()
  return (
    <>
      <AdministrationHead title={SCREEN_NAMES['/people']} teamName={teamName}>
        {canInvite ? (
          <InviteForm onInvite={actions.invite} />
        ) : (
          <p className="hint">Nobody can be invited to the demo: it has no company directory.</p>
        )}
      </AdministrationHead>
      {answer !== null ? (
        <>
          {failure !== null && (
            <p className={styles.stale} role="status">
              This may be out of date. {failureWords(failure)}
            </p>
          )}
          <PeoplePanel team={answer} actions={actions} />
        </>
      ) : failure !== null ? (
        <Failed
          title="People could not be loaded"
          reason={failureWords(failure)}
          onRetry={() => void refresh()}
        />
      ) : (
        <div className={styles.loading} role="status" aria-label="Loading people">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} height={40} />
          ))}
        </div>
      )}
    </>
  )
}
