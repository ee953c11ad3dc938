import { Button, TextField } from '@radix-ui/themes'
import { Mail, ShieldAlert, UserPlus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Role } from '../../sync/domain/access/role.ts'
import { useMe } from '../data/session/session.tsx'
import { SCREEN_NAMES } from '../screens.ts'
import { Page } from '../ui/chrome/page.tsx'
import { Select } from '../ui/fields/select.tsx'
import { failureWords } from '../ui/states/failure-words.ts'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { Empty, Failed } from '../ui/states/states.tsx'
import { AdministrationHead } from './administration-head.tsx'
import styles from './people-page.module.css'
import { PeoplePanel } from './people-panel.tsx'
import { ROLE_OPTIONS } from './role-options.ts'
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

/** Lets an address come in. Who is invited is told so by the administrator: nothing here sends mail. */
function InviteForm({ onInvite }: { onInvite(email: string, role: Role): Promise<boolean> }) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('member')
  const [isBusy, setBusy] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    if (await onInvite(email.trim(), role)) setEmail('')
    setBusy(false)
  }
  return (
    <form className={styles.invite} onSubmit={(event) => void submit(event)}>
      <TextField.Root
        className={styles.address}
        type="email"
        required
        aria-label="Address to invite"
        placeholder="name@company.com"
        autoComplete="off"
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      >
        <TextField.Slot>
          <Mail size={14} strokeWidth={1.75} aria-hidden />
        </TextField.Slot>
      </TextField.Root>
      <Select label="as" value={role} options={ROLE_OPTIONS} onChange={(next) => setRole(next)} />
      <Button type="submit" aria-disabled={isBusy}>
        <UserPlus size={15} strokeWidth={1.75} aria-hidden />
        Invite
      </Button>
    </form>
  )
}
