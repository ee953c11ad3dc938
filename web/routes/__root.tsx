import { createRootRoute, Outlet, useNavigate } from '@tanstack/react-router'
import { AdditionHost } from '../comp-lists/adding/addition-host.tsx'
import { useBook } from '../data/book.tsx'
import { useNewVersion } from '../data/new-version.ts'
import { useMe } from '../data/session.tsx'
import { toldConnection } from '../data/told-connection.ts'
import { useContinueAs } from '../data/use-continue-as.ts'
import { ExportProgress } from '../exports/export-progress.tsx'
import { PaletteOpener } from '../palette/palette-opener.tsx'
import { BUILT_SCREENS } from '../screens.ts'
import { SyncAction } from '../sync-run/sync-action.tsx'
import type { ChromeFacts } from '../ui/chrome-facts.ts'
import { Crash } from '../ui/crash.tsx'
import { Shell } from '../ui/shell.tsx'
import { useShortcuts } from '../ui/shortcuts.ts'
import { ChromeFactsContext } from '../ui/use-chrome-facts.tsx'
import { NotFound } from './not-found.tsx'

export const rootRoute = createRootRoute({
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: Crash,
})

function Root() {
  const navigate = useNavigate()
  const facts = useFacts()
  const continueAs = useContinueAs()
  useShortcuts(
    'Everywhere',
    BUILT_SCREENS.flatMap(({ path, nav, key }) =>
      nav === null || key === null
        ? []
        : [
            {
              keys: `g ${key}`,
              shown: ['G', key.toUpperCase()],
              words: `Go to ${nav}`,
              run: () => void navigate({ to: path }),
            },
          ],
    ),
  )
  return (
    <ChromeFactsContext value={facts}>
      <Shell
        facts={facts}
        statusAction={<SyncAction />}
        jump={<PaletteOpener />}
        onContinueAs={(userId) => void continueAs(userId)}
        onNewVersion={() => void takeNewVersion()}
      >
        <Outlet />
        <ExportProgress />
        <AdditionHost />
      </Shell>
    </ChromeFactsContext>
  )
}

function useFacts(): ChromeFacts {
  const me = useMe()
  const state = useBook()
  const connection = toldConnection(state)
  const hasNewVersion = useNewVersion()
  return {
    userName: me?.name ?? null,
    teammates: me?.teammates ?? [],
    consoleUrl: me?.consoleUrl ?? null,
    properties: state.book?.size ?? null,
    lastSyncAt: me?.lastSyncAt ?? null,
    connection: hasNewVersion && connection === 'live' ? 'update_needed' : connection,
  }
}

async function takeNewVersion(): Promise<void> {
  const { takeNewVersion: take } = await import('../data/take-new-version.ts')
  await take()
}
