import { useId, useState } from 'react'
import { useMe } from '../data/session/session.tsx'
import { initials } from '../ui/chrome/chrome-words.ts'
import { later, useLater } from '../ui/timing/later.ts'
import styles from './user-menu.module.css'

/** The page at the end of a sign-out comes along: the server may be away by then. */
const items = later(async () => {
  const [{ UserMenuItems }] = await Promise.all([
    import('./user-menu-items.tsx'),
    import('./signed-out-page.tsx'),
  ])
  return UserMenuItems
})

/** A browser does not ask for code again that it could not load. */
const NOT_LOADED = 'This menu could not be loaded. Reload the page once you are connected.'

/** Who is signed in, and the way to what one can do about it. */
export function UserMenu() {
  const menu = useId()
  const me = useMe()
  const Items = useLater(items)
  const [isRefused, setIsRefused] = useState(false)
  if (me === null) return null
  return (
    <>
      {/* The name that is heard begins with the one that is seen. */}
      <button
        type="button"
        className={styles.user}
        aria-label={`${initials(me.name)}, Signed in as ${me.name}`}
        popoverTarget={menu}
        onClick={() => void items.load().catch(() => setIsRefused(true))}
      >
        {initials(me.name)}
      </button>
      <div id={menu} popover="auto" className={styles.menu}>
        {Items === null ? isRefused && NOT_LOADED : <Items me={me} />}
      </div>
    </>
  )
}
