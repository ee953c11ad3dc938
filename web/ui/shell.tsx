import { type ReactNode, useEffect, useState } from 'react'
import { LOGIN_PATH } from '../../sync/api.ts'
import { BottomBar } from './bottom-bar.tsx'
import type { ChromeFacts } from './chrome-facts.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { Header } from './header.tsx'
import { KeysHelp } from './keys-help.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import styles from './shell.module.css'
import { useShortcuts } from './shortcuts.ts'
import { Toaster } from './toast.tsx'
import { TooltipLayer } from './tooltip-layer.tsx'
import { whenIdle } from './when-idle.ts'

interface ShellProps {
  facts: ChromeFacts
  /** Stands beside how fresh the book is. */
  statusAction: ReactNode
  /** Stands in the header: the way to search or jump from anywhere. */
  jump: ReactNode
  /** Asked for in the user's menu. */
  onContinueAs(userId: string): void
  /** Asked for where a new version is ready. */
  onNewVersion(): void
  children: ReactNode
}

/** What every screen stands in. */
export function Shell({ facts, statusAction, jump, onContinueAs, onNewVersion, children }: ShellProps) {
  const [showsKeys, setShowsKeys] = useState(false)
  useShortcuts('Everywhere', [
    { keys: '[Shift]+?', shown: ['?'], words: 'Show the keys', run: () => setShowsKeys(true) },
  ])
  // So that dialogs and toasts are there at once, and when the server is not.
  useEffect(() => whenIdle(() => Promise.all([import('./dialog-view.tsx'), import('./toast-view.tsx')])), [])
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        Skip to the content
      </a>
      <ConnectionNotice
        connection={facts.connection}
        onReload={onNewVersion}
        onSignIn={() => window.location.assign(LOGIN_PATH)}
      />
      <Header {...facts} {...{ statusAction, jump, onContinueAs }} onShowKeys={() => setShowsKeys(true)} />
      {children}
      <BottomBar />
      <RouteAnnouncer />
      <Toaster />
      <TooltipLayer />
      <KeysHelp open={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  )
}
