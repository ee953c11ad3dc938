import { Button } from '@radix-ui/themes'
import { LogOut } from 'lucide-react'
import type { Me } from '../data/me.ts'
import { useContinueAs } from '../data/session/use-continue-as.ts'
import { NOTICES_FILE } from '../notices-file.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { useSignOut } from './use-sign-out.ts'
import styles from './user-menu.module.css'

/** Who is signed in, whom of the demo one can go on as, and the way out. */
export function UserMenuItems({ me }: { me: Me }) {
  const continueAs = useContinueAs()
  const signOut = useSignOut(me.id)
  return (
    <>
      <p ref={shutBehind} className="muted">
        Signed in as {me.name}
      </p>
      {me.teammates.map(({ id, name }) => (
        <Button key={id} variant="outline" color="gray" onClick={() => void continueAs(id)}>
          Continue as {name}
        </Button>
      ))}
      <a href={`/${NOTICES_FILE}`} target="_blank" rel="noreferrer" className={`${styles.notices} link`}>
        Notices
      </a>
      <Button
        variant="outline"
        color="gray"
        className={styles.out}
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
          signOut.start()
        }}
      >
        <LogOut size={14} strokeWidth={1.75} aria-hidden />
        Sign out
      </Button>
      <SignOutDialog {...signOut} />
    </>
  )
}

/** As the `ref` of something in the menu: shuts it once the focus has gone on past it, so that it covers nothing. */
function shutBehind(item: HTMLElement | null): () => void {
  const menu = item?.closest<HTMLElement>('[popover]')
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    // Its button shuts it by itself.
    const isElsewhere = relatedTarget instanceof Element && !relatedTarget.matches('[popovertarget]')
    if (isElsewhere && !menu?.contains(relatedTarget)) menu?.hidePopover()
  }
  menu?.addEventListener('focusout', onFocusOut)
  return () => menu?.removeEventListener('focusout', onFocusOut)
}
