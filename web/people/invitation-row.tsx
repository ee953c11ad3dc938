import { Badge, Button } from '@radix-ui/themes'
import { Ellipsis, UserX } from 'lucide-react'
import { useState } from 'react'
import type { ApiInvitation } from '../../sync/api/people.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Select } from '../ui/fields/select.tsx'
import { Menu } from '../ui/layers/menu.tsx'
import styles from './people-panel.module.css'
import { ROLE_OPTIONS } from './role-options.ts'
import { shortDay } from './short-day.ts'
import type { PeopleActions } from './use-people.ts'

interface InvitationRowProps {
  invitation: ApiInvitation
  actions: PeopleActions
  now: number
  /** There is a column for them. */
  hasSessions: boolean
}

/** An address that may come in. Its link is copied for a mail of one's own. */
export function InvitationRow({ invitation, actions, now, hasSessions }: InvitationRowProps) {
  const { email, role, createdAt, expiresAt } = invitation
  const [copied, setCopied] = useState('Copy link')
  const isOver = expiresAt <= now
  function copy() {
    navigator.clipboard.writeText(`${location.origin}/`).then(
      () => setCopied('Copied'),
      () => setCopied('Not copied'),
    )
  }
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.who}>
        <span className={styles.avatar}>
          <Avatar size={26}>{email.slice(0, 2).toUpperCase()}</Avatar>
        </span>
        <span className={styles.name}>
          {email.split('@', 1)}
          {isOver ? <Badge color="red">Expired</Badge> : <Badge color="amber">Invited</Badge>}
          <span className={styles.under}>{email}</span>
        </span>
      </th>
      <td data-column="address">{email}</td>
      <td data-column="role">
        <Select
          label={`Role of ${email}`}
          labelHidden
          size="small"
          value={role}
          options={ROLE_OPTIONS}
          onChange={(next) => void actions.invite(email, next)}
        />
      </td>
      <td data-column="seen">
        {isOver ? `Expired ${shortDay(expiresAt)}` : `Invited ${shortDay(createdAt)}`}
      </td>
      <td data-column="owns" data-label="Owns">
        <span className="muted">nothing yet</span>
      </td>
      {hasSessions && (
        <td data-column="sessions">
          <span className="muted">none</span>
        </td>
      )}
      <td data-column="actions">
        <span className={styles.actions}>
          <Button
            size="1"
            variant="outline"
            color="gray"
            onClick={() => (isOver ? void actions.invite(email, role) : copy())}
          >
            {isOver ? 'Invite again' : copied}
          </Button>
          <Menu
            label={`More for ${email}`}
            icon={Ellipsis}
            look="ghost"
            unavailable={undefined}
            items={[{ label: 'Withdraw', icon: UserX, run: () => void actions.withdraw(invitation) }]}
          />
        </span>
      </td>
    </tr>
  )
}
