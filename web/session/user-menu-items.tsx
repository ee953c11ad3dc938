import { Badge, Button } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { Database, History, LogOut, ScrollText, Users } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { switchTeam } from '../../sync/api/teams.ts'
import { ROLE_NAMES } from '../../sync/domain/access/role.ts'
import { useSync } from '../data/book/book.tsx'
import { forgetUsers } from '../data/forget-user.ts'
import type { Me } from '../data/me.ts'
import { callEmpty } from '../data/requests/call.ts'
import { loginPath } from '../data/session/login-path.ts'
import { NOTICES_FILE } from '../notices-file.ts'
import { SCREEN_NAMES } from '../screens.ts'
import type { MadeToken } from '../tokens/made-token.tsx'
import { TokensSection } from '../tokens/tokens-section.tsx'
import { Select } from '../ui/fields/select.tsx'
import { toast } from '../ui/layers/toast.tsx'
import { MESSAGES } from '../ui/messages.ts'
import { failureWords } from '../ui/states/failure-words.ts'
import { SessionsSection } from './sessions-section.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { useSignOut } from './use-sign-out.ts'
import styles from './user-menu-items.module.css'

/** The screens that have no place in the header. */
const OTHER_SCREENS = [
  { to: '/sources', icon: Database, isRestricted: false },
  { to: '/activity', icon: History, isRestricted: false },
  { to: '/people', icon: Users, isRestricted: true },
  { to: '/audit', icon: ScrollText, isRestricted: true },
] as const

/** Who is signed in and where, what programs sign in with, whom of the demo one can go on as, and the way out. */
export function UserMenuItems({ me }: { me: Me }) {
  const continueAs = useContinueAs()
  const signOut = useSignOut(me.id)
  const items = useRef<HTMLDivElement>(null)
  const isOpen = useIsOpen(items)
  // Kept while the menu is shut: it is shown nowhere again.
  const [made, setMade] = useState<MadeToken | null>(null)
  const { role } = me
  return (
    <>
      <div ref={items} className={styles.items}>
        <p className={styles.who}>
          <span>
            <span className="muted">Signed in as</span> <strong>{me.name}</strong>
          </span>
          {role !== undefined && <Badge color="indigo">{ROLE_NAMES[role]}</Badge>}
        </p>
        <TeamSelect me={me} />
        <nav aria-label="More screens" className={styles.links}>
          {OTHER_SCREENS.filter(({ isRestricted }) => role === 'administrator' || !isRestricted).map(
            ({ to, icon: Icon }) => (
              <Link key={to} to={to} className={styles.link} onClick={() => hide(items.current)}>
                <Icon size={15} strokeWidth={1.75} aria-hidden />
                {SCREEN_NAMES[to]}
              </Link>
            ),
          )}
        </nav>
        {isOpen && (
          <>
            <SessionsSection />
            <TokensSection canWrite={role !== 'viewer'} made={made} onMade={setMade} />
          </>
        )}
        {me.teammates.map(({ id, name }) => (
          <Button key={id} variant="outline" color="gray" onClick={() => void continueAs(id)}>
            Continue as {name}
          </Button>
        ))}
        <div className={styles.foot}>
          <Button
            variant="outline"
            color="gray"
            onClick={() => {
              hide(items.current)
              signOut.start()
            }}
          >
            <LogOut size={14} strokeWidth={1.75} aria-hidden />
            Sign out
          </Button>
          {me.directoryName != null && <span className="hint">also at {me.directoryName}</span>}
          <a href={`/${NOTICES_FILE}`} target="_blank" rel="noreferrer" className={`${styles.notices} link`}>
            Notices
          </a>
        </div>
      </div>
      <SignOutDialog {...signOut} />
    </>
  )
}

function hide(item: HTMLElement | null): void {
  item?.closest<HTMLElement>('[popover]')?.hidePopover()
}

/**
 * Whether the menu is open. It is shut once the focus has gone on past it, so that it covers nothing.
 */
function useIsOpen(items: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const menu = items.current?.closest<HTMLElement>('[popover]')
    const onToggle = ({ newState }: ToggleEvent) => setOpen(newState === 'open')
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // Its button shuts it by itself.
      const isElsewhere = relatedTarget instanceof Element && !relatedTarget.matches('[popovertarget]')
      if (isElsewhere && !menu?.contains(relatedTarget)) menu?.hidePopover()
    }
    setOpen(menu?.matches(':popover-open') ?? false)
    menu?.addEventListener('toggle', onToggle)
    menu?.addEventListener('focusout', onFocusOut)
    return () => {
      menu?.removeEventListener('toggle', onToggle)
      menu?.removeEventListener('focusout', onFocusOut)
    }
  }, [items])
  return isOpen
}

/** The team one is in, and the way to one's others. */
function TeamSelect({ me }: { me: Me }) {
  const switchTeam = useSwitchTeam()
  const { teams = [], teamId, teamName = teamId } = me
  if (teams.length === 0) return null
  const options = [{ id: teamId, name: teamName }, ...teams].map(({ id, name }) => ({
    value: id,
    label: name,
  }))
  async function change(id: string) {
    try {
      await switchTeam(id)
    } catch (error) {
      toast({ title: MESSAGES.error, description: failureWords(error), kind: 'error' })
    }
  }
  return (
    <p className={styles.team}>
      <Select label="Team" value={teamId} options={options} onChange={(id) => void change(id)} />
      <span className="hint">{options.length} teams</span>
    </p>
  )
}

/** Continues as another of the demo's people, and leaves nothing of the present one in this browser. */
function useContinueAs(): (userId: string) => Promise<void> {
  const sync = useSync()
  return async (userId) => {
    await sync?.close()
    await forgetUsers({ but: null })
    location.assign(loginPath(userId))
  }
}

/** Continues in another team, and leaves nothing of this one in this browser. Throws as `call` does. */
function useSwitchTeam(): (teamId: string) => Promise<void> {
  const sync = useSync()
  return async (teamId) => {
    await callEmpty(switchTeam, { teamId })
    await sync?.close()
    await forgetUsers({ but: null })
    location.assign('/')
  }
}
