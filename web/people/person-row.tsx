import { Badge, Button } from '@radix-ui/themes'
import { Ellipsis, KeyRound, PackageOpen, UserX } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { ApiPerson } from '../../sync/api/people.ts'
import { listTokensOf } from '../../sync/api/tokens.ts'
import { ROLE_NAMES } from '../../sync/domain/access/role.ts'
import { afterPaint } from '../after-paint.ts'
import { call } from '../data/requests/call.ts'
import { TokenList } from '../tokens/token-list.tsx'
import { useTokens } from '../tokens/use-tokens.ts'
import { Avatar } from '../ui/avatar.tsx'
import { initials } from '../ui/chrome/chrome-words.ts'
import { Select } from '../ui/fields/select.tsx'
import { Dialog } from '../ui/layers/dialog.tsx'
import { Menu } from '../ui/layers/menu.tsx'
import { Tooltip } from '../ui/layers/tooltip.tsx'
import { ago } from '../ui/time/ago.ts'
import { LeaverBox } from './leaver-box.tsx'
import { ownedWords } from './owned-words.ts'
import styles from './people-panel.module.css'
import { RemoveDialog } from './remove-dialog.tsx'
import { ROLE_OPTIONS } from './role-options.ts'
import { shortDay } from './short-day.ts'
import type { PeopleActions } from './use-people.ts'

interface PersonRowProps {
  person: ApiPerson
  /** Who can take work over. */
  heirs: readonly ApiPerson[]
  actions: PeopleActions
  now: number
  /** There is a column for them. */
  hasSessions: boolean
}

/** Somebody of the team; below them what they leave behind, once they are disabled or about to go. */
export function PersonRow({ person, heirs, actions, now, hasSessions }: PersonRowProps) {
  const [isLeaving, setLeaving] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const [showsTokens, setShowsTokens] = useState(false)
  const { name, email, role, isYou, isRoleFixed, disabledAt, sessions } = person
  const isDisabled = disabledAt !== null
  const owned = ownedWords(person)
  const owns = owned !== ''
  async function toggle() {
    if (!(await actions.setDisabled(person, !isDisabled))) return
    // The row has moved, and the focus goes with it.
    await afterPaint()
    document.querySelector<HTMLElement>(`[data-person="${CSS.escape(person.id)}"] button`)?.focus()
  }
  return (
    <>
      <tr className={styles.row} data-person={person.id} data-disabled={isDisabled || undefined}>
        <th scope="row" className={styles.who}>
          <span className={styles.avatar}>
            <Avatar size={26} isMuted={isDisabled}>
              {initials(name)}
            </Avatar>
          </span>
          <span className={styles.name}>
            {name}
            {isYou && <Badge color="indigo">You</Badge>}
            {isDisabled && <Badge color="gray">Disabled</Badge>}
            {email !== null && <span className={styles.under}>{email}</span>}
          </span>
        </th>
        <td data-column="address">{email}</td>
        <td data-column="role">
          {isDisabled || isRoleFixed ? (
            <Tooltip content={isRoleFixed ? FIXED : undefined}>
              <span className={styles.fixedRole} tabIndex={isRoleFixed ? 0 : undefined}>
                {ROLE_NAMES[role]}
              </span>
            </Tooltip>
          ) : (
            <Select
              label={`Role of ${name}`}
              labelHidden
              size="small"
              value={role}
              options={ROLE_OPTIONS}
              onChange={(next) => void actions.setRole(person, next)}
            />
          )}
        </td>
        <td data-column="seen" data-label="Last seen">
          {seenInWords(person, now)}
        </td>
        <td data-column="owns" data-label="Owns">
          {owns ? owned : <span className="muted">nothing yet</span>}
        </td>
        {hasSessions && (
          <td data-column="sessions">
            {sessions > 0 ? `${sessions} open` : <span className="muted">none</span>}
          </td>
        )}
        <td data-column="actions">
          <span className={styles.actions}>
            {!isYou && (
              <Button
                size="1"
                variant="outline"
                color="gray"
                aria-label={`${isDisabled ? 'Enable' : 'Disable'} ${name}`}
                onClick={() => void toggle()}
              >
                {isDisabled ? 'Enable' : 'Disable'}
              </Button>
            )}
            <Menu
              label={`More for ${name}`}
              icon={Ellipsis}
              look="ghost"
              unavailable={undefined}
              items={[
                { label: 'API tokens', icon: KeyRound, run: () => setShowsTokens(true) },
                ...(owns
                  ? [{ label: 'Hand work over', icon: PackageOpen, run: () => setLeaving(true) }]
                  : []),
                ...(isYou
                  ? []
                  : [{ label: 'Remove', icon: UserX, apart: true, run: () => setRemoving(true) }]),
              ]}
            />
          </span>
          <RemoveDialog
            open={isRemoving}
            person={person}
            onClose={() => setRemoving(false)}
            onHandOver={() => setLeaving(true)}
            onRemove={() => void actions.remove(person)}
          />
          <TokensDialog open={showsTokens} person={person} onClose={() => setShowsTokens(false)} />
        </td>
      </tr>
      {owns && (isDisabled || isLeaving) && (
        <tr className={styles.leaver}>
          <td colSpan={7}>
            <LeaverBox
              person={person}
              heirs={heirs.filter(({ id }) => id !== person.id)}
              takesFocus={isLeaving}
              onHandOver={async (to) => {
                if (await actions.handOver(person, to)) setLeaving(false)
              }}
              onCancel={isDisabled ? undefined : () => setLeaving(false)}
            />
          </td>
        </tr>
      )}
    </>
  )
}

function seenInWords({ isYou, seenAt, disabledAt }: ApiPerson, now: number): string {
  if (disabledAt !== null) return `Disabled ${shortDay(disabledAt)}`
  if (isYou) return 'Now'
  return seenAt === null ? 'Never' : ago(seenAt, now)
}

const FIXED = 'Set by the server or by a group of the directory, and changed there.'

interface TokensDialogProps {
  open: boolean
  person: ApiPerson
  onClose(): void
}

/** The API tokens of somebody, which an administrator can end. */
function TokensDialog({ open, person, onClose }: TokensDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`API tokens of ${person.name}`}>
      <TokensOf id={person.id} />
    </Dialog>
  )
}

function TokensOf({ id }: { id: string }) {
  const ask = useCallback(async () => await call(listTokensOf, { id }), [id])
  return <TokenList {...useTokens(ask)} />
}
