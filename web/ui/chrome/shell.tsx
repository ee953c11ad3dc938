import { Link, useRouterState } from '@tanstack/react-router'
import { ClipboardList, ListFilter, LocateFixed, type LucideIcon, MessageSquare, Search } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { loadPart } from '../../load-part.ts'
import { runWhenIdle } from '../../run-when-idle.ts'
import { SCREENS, type Screen } from '../../screens.ts'
import { Toaster } from '../layers/toast.tsx'
import { later, useLater } from '../timing/later.ts'
import type { ChromeFacts } from './chrome-facts.ts'
import { Header } from './header.tsx'
import styles from './shell.module.css'
import { KEYS_HELP } from './shortcut-list.ts'
import { useShortcuts } from './shortcuts.ts'

const loadKeysHelp = () => import('./keys-help.tsx')
const KeysHelp = lazy(async () => ({ default: (await loadPart(loadKeysHelp)).KeysHelp }))
const laterTooltips = later(async () => (await import('../layers/tooltip-layer.tsx')).TooltipLayer)

/** How long a new screen has to set its title, ms. */
const SETTLING_MS = 200

interface ShellProps {
  facts: ChromeFacts
  /** Shown beside the age of the book. */
  statusAction: ReactNode
  /** Stands in the header: the way to search or jump from anywhere. */
  jump: ReactNode
  /** Stands at the end of the header: who is signed in. */
  user: ReactNode
  /** Stands over the header: what is not fine. */
  notice: ReactNode
  children: ReactNode
}

/** What every screen stands in. */
export function Shell({ facts, statusAction, jump, user, notice, children }: ShellProps) {
  const [showsKeys, setShowsKeys] = useState(false)
  const Tooltips = useLater(laterTooltips)
  useShortcuts('Everywhere', [
    { keys: '[Shift]+?', shown: ['?'], words: KEYS_HELP, run: () => setShowsKeys(true) },
  ])
  // So that dialogs and toasts are there at once, and when the server is not.
  useEffect(
    () =>
      runWhenIdle(() =>
        Promise.all([
          import('../layers/dialog-view.tsx'),
          import('../layers/toast-view.tsx'),
          loadKeysHelp(),
          import('../full-text-on-hover.ts').then(({ showFullTextOnHover }) => showFullTextOnHover()),
        ]),
      ),
    [],
  )
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        Skip to the content
      </a>
      {notice}
      <Header {...facts} {...{ statusAction, jump, user }} onShowKeys={() => setShowsKeys(true)} />
      {children}
      <BottomBar />
      <RouteAnnouncer />
      <Toaster />
      {Tooltips !== null && <Tooltips />}
      {showsKeys && (
        <Suspense fallback={null}>
          <KeysHelp onClose={() => setShowsKeys(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Announces the title of each new screen, and focuses the screen where nothing else has the focus, as a page load would. */
function RouteAnnouncer() {
  // Of the screen that stands: while the code of the next one comes, the link that was followed is still there.
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const first = useRef(path)
  const [title, setTitle] = useState('')
  useEffect(() => {
    first.current ??= path
    if (path === first.current) return
    first.current = ''
    const timer = setTimeout(() => {
      setTitle(document.title)
      // Where the link that was followed is gone with its screen.
      if (document.activeElement === document.body) {
        document.getElementById('content')?.focus({ preventScroll: true })
      }
    }, SETTLING_MS)
    return () => clearTimeout(timer)
  }, [path])
  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  )
}

const ICONS: Partial<Record<Screen['path'], LucideIcon>> = {
  '/search': Search,
  '/proximity': LocateFixed,
  '/portfolio': ListFilter,
  '/comp-lists': ClipboardList,
  '/chat': MessageSquare,
}

/** The navigation of phones. Absent while there is only one screen to go to. */
function BottomBar() {
  const items = SCREENS.filter((screen) => screen.nav !== null)
  if (items.length < 2) return null
  return (
    <nav aria-label="Screens" className={styles.bar} data-bottom-bar>
      {items.map(({ path, nav }) => {
        const Icon = ICONS[path]
        return (
          <Link key={path} to={path} className={styles.screen}>
            {Icon !== undefined && <Icon size={20} strokeWidth={1.75} aria-hidden />}
            {nav}
          </Link>
        )
      })}
    </nav>
  )
}
