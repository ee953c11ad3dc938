import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BOOK_FORMAT } from '../sync/book/wire/book-version.ts'
import { BookProvider } from './data/book/book.tsx'
import { createBookStore } from './data/book/book-store.ts'
import type { BookWorkerClient } from './data/book/book-worker-client.ts'
import type { Opened } from './data/fetch-bootstrap.ts'
import type { Me } from './data/me.ts'
import { SessionProvider } from './data/session/session.tsx'
import { createAppRouter } from './router.tsx'
import { runWhenIdle } from './run-when-idle.ts'
import { Crash } from './ui/chrome/crash.tsx'
import { browserTheme } from './ui/theme/browser-theme.ts'
import { ThemeProvider } from './ui/theme/theme.tsx'

/** A screen whose code is here by then is drawn at once with all around it; to draw that first takes longer, ms. */
const FIRST_SCREEN_TIMEOUT_MS = 100

/**
 * Shows the app. `known` is the user whose book the worker has already opened. `opening` is shown until a book is
 * here, unless the server is of a version with other fields.
 */
export async function startApp(
  line: BookWorkerClient,
  known: Me | null,
  opening: Opened | null,
): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root.')
  const firstPage = opening?.format === BOOK_FORMAT ? opening.firstPage : null
  const book = createBookStore(line, known, firstPage)

  if (import.meta.env.PROD) {
    const stop = book.subscribe(() => {
      if (book.state().book === null) return
      stop()
      runWhenIdle(async () => (await import('./data/version/start-service-worker.ts')).startServiceWorker())
    })
  }

  const router = createAppRouter()
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_TIMEOUT_MS))])
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider store={browserTheme()}>
        <CatchBoundary getResetKey={() => 0} errorComponent={Crash}>
          <SessionProvider isFresh={firstPage !== null}>
            <BookProvider store={book}>
              <RouterProvider router={router} />
            </BookProvider>
          </SessionProvider>
        </CatchBoundary>
      </ThemeProvider>
    </StrictMode>,
  )
}
