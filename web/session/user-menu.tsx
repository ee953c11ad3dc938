import { useId } from 'react'
import { useMe } from '../data/session/session.tsx'
import { initials } from '../ui/chrome/chrome-words.ts'
import { later, useLater } from '../ui/later.ts'
import styles from './user-menu.module.css'

/** The page at the end of a sign-out comes along: the server may be away by then. */
const items = later(async () => {
  const [{ UserMenuItems }] = await Promise.all([
    import('./user-menu-items.tsx'),
    import('./signed-out-page.tsx'),
  ])
  return UserMenuItems
})

/** Who is signed in, and the way to what one can do about it. */
export function UserMenu() {
  const menu = useId()
  const me = useMe()
  const Items = useLater(items)
  if (me === null) return null
  return (
    <>
      {/* The name that is heard begins with the one that is seen. */}
      <button
        type="button"
        className={styles.user}
        aria-label={`${initials(me.name)}, Signed in as ${me.name}`}
        popoverTarget={menu}
      >
        {initials(me.name)}
      </button>
      <div id={menu} popover="auto" className={styles.menu}>
        {Items !== null && <Items me={me} />}
      </div>
    </>
  )
}
