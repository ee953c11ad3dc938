import { Button } from '@radix-ui/themes'
import { useId } from 'react'
import { initials } from './chrome-words.ts'
import { Tooltip } from './tooltip.tsx'
import styles from './user-menu.module.css'

interface UserMenuProps {
  name: string
  /** Whom one can go on as; without any there is no menu. */
  teammates: readonly { id: string; name: string }[]
  onContinueAs(userId: string): void
}

/** Who is signed in, and whom one can go on as. */
export function UserMenu({ name, teammates, onContinueAs }: UserMenuProps) {
  const menu = useId()
  const signedIn = `Signed in as ${name}`
  if (teammates.length === 0) {
    return (
      <Tooltip content={name}>
        <span className={styles.user} role="img" aria-label={signedIn}>
          {initials(name)}
        </span>
      </Tooltip>
    )
  }
  return (
    <>
      {/* The name that is heard begins with the one that is seen. */}
      <button
        type="button"
        className={styles.user}
        aria-label={`${initials(name)}, ${signedIn}`}
        popoverTarget={menu}
      >
        {initials(name)}
      </button>
      <div id={menu} popover="auto" className={styles.menu}>
        <p className="muted">{signedIn}</p>
        {teammates.map((teammate) => (
          <Button key={teammate.id} variant="outline" color="gray" onClick={() => onContinueAs(teammate.id)}>
            Continue as {teammate.name}
          </Button>
        ))}
      </div>
    </>
  )
}
