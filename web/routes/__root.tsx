import { createRootRoute, lazyRouteComponent, Outlet, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { loadCode } from '../code-not-loaded.ts'
import { AdditionHost } from '../comp-lists/adding/addition-host.tsx'
import { useBook } from '../data/book/book.tsx'
import { displayedConnection } from '../data/book/displayed-connection.ts'
import { onUnauthorized } from '../data/requests/unauthorized.ts'
import { leadToLanding } from '../data/session/lead-to-landing.ts'
import { useAwayDays, useIsMisread, useMe } from '../data/session/session.tsx'
import { onSignedOut, signedOut } from '../data/session/signed-out-mark.ts'
import { useNewVersion } from '../data/version/new-version.ts'
import { ExportProgress } from '../exports/progress/export-progress.tsx'
import { laterMemberTools } from '../later-member-tools.ts'
import { PaletteOpener } from '../palette/palette-opener.tsx'
import { goToWords, SCREENS } from '../screens.ts'
import { ConnectionNotice } from '../session/connection-notice.tsx'
import { UserMenu } from '../session/user-menu.tsx'
import { SyncAction } from '../sync-run/sync-action.tsx'
import type { ChromeFacts } from '../ui/chrome/chrome-facts.ts'
import { Crash } from '../ui/chrome/crash.tsx'
import { Shell } from '../ui/chrome/shell.tsx'
import { useShortcuts } from '../ui/chrome/shortcuts.ts'
import { ChromeFactsContext } from '../ui/chrome/use-chrome-facts.tsx'
import { useLater } from '../ui/timing/later.ts'

const LoadedNotFound = lazy(async () => ({
  default: (await loadCode(() => import('./not-found.tsx'))).NotFound,
}))

export const rootRoute = createRootRoute({
  component: Root,
  notFoundComponent: LazyNotFound,
  errorComponent: Crash,
})

const SignedOutPage = lazyRouteComponent(() => import('../session/signed-out-page.tsx'), 'SignedOutPage')

const AwayTooLongPage = lazyRouteComponent(
  () => import('../session/away-too-long-page.tsx'),
  'AwayTooLongPage',
)

function Root() {
  const [isOut, setIsOut] = useState(() => signedOut() !== null)
  const isNobody = useMe() === null
  // A page that has been signed in loads again instead.
  useEffect(() => (isNobody ? onSignedOut(() => setIsOut(true)) : undefined), [isNobody])
  const awayDays = useAwayDays()
  return isOut || awayDays !== null ? (
    <Suspense>{isOut ? <SignedOutPage /> : <AwayTooLongPage days={awayDays ?? 0} />}</Suspense>
  ) : (
    <Product />
  )
}

function Product() {
  const navigate = useNavigate()
  const facts = useFacts()
  const me = useMe()
  const isNobody = me === null
  const isMember = me !== null && me.role !== 'viewer'
  const MemberTools = useLater(laterMemberTools)
  useEffect(
    () =>
      onUnauthorized((why) => {
        if (isNobody && leadToLanding()) return
        void import('../session/leave-to-sign-in.ts').then(({ leaveToSignIn }) => leaveToSignIn(why))
      }),
    [isNobody],
  )
  useShortcuts(
    'Everywhere',
    SCREENS.flatMap((screen) => {
      const { path, key } = screen
      const run = () => void navigate({ to: path })
      return key === null
        ? []
        : [{ keys: `g ${key}`, shown: ['G', key.toUpperCase()], words: goToWords(screen), run }]
    }),
  )
  return (
    <ChromeFactsContext value={facts}>
      <Shell
        facts={facts}
        statusAction={<SyncAction />}
        jump={<PaletteOpener />}
        user={<UserMenu />}
        notice={<ConnectionNotice connection={facts.connection} />}
      >
        <Outlet />
        <ExportProgress />
        <AdditionHost />
        {MemberTools !== null && isMember && <MemberTools />}
      </Shell>
    </ChromeFactsContext>
  )
}

function useFacts(): ChromeFacts {
  const me = useMe()
  const state = useBook()
  const connection = displayedConnection(state)
  const hasNewVersion = useNewVersion()
  const isMisread = useIsMisread()
  return {
    consoleUrl: me?.consoleUrl ?? null,
    properties: state.book?.size ?? null,
    lastSyncAt: me?.lastSyncAt ?? null,
    sources: me?.sources ?? null,
    failingSources: me?.failingSources ?? null,
    connection:
      hasNewVersion && connection === 'live'
        ? 'update_needed'
        : isMisread && (connection === 'live' || connection === 'connecting')
          ? 'misread'
          : connection,
  }
}

/** What few ever see is not among what everybody loads first. */
function LazyNotFound() {
  return (
    <Suspense fallback={null}>
      <LoadedNotFound />
    </Suspense>
  )
}
