import { Button, TextField } from '@radix-ui/themes'
import { Mail, UserPlus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Role } from '../../sync/domain/access/role.ts'
import { Select } from '../ui/fields/select.tsx'
import styles from './people-page.module.css'
import { ROLE_OPTIONS } from './role-options.ts'

/** Lets an address come in. Who is invited is told so by the administrator: nothing here sends mail. */
export function InviteForm({ onInvite }: { onInvite(email: string, role: Role): Promise<boolean> }) {
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
