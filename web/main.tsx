import '@radix-ui/themes/tokens/colors/slate.css'
import '@radix-ui/themes/tokens/colors/indigo.css'
import '@radix-ui/themes/tokens/colors/red.css'
import '@radix-ui/themes/tokens/colors/amber.css'
import '@radix-ui/themes/tokens/colors/grass.css'
import '@radix-ui/themes/tokens/base.css'
import '@radix-ui/themes/components.css'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/themes.css'
import './styles/base.css'
import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BookProvider } from './data/book.tsx'
import { createBookStore } from './data/book-store.ts'
import { SessionProvider } from './data/session.tsx'
import { createAppRouter } from './router.tsx'
import { browserTheme } from './ui/browser-theme.ts'
import { Crash } from './ui/crash.tsx'
import { ThemeProvider } from './ui/theme.tsx'
import { whenIdle } from './ui/when-idle.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root.')
// Before the first render, so that the book is on its way meanwhile.
const book = createBookStore()

if (import.meta.env.PROD) {
  const stop = book.subscribe(() => {
    if (book.state().book === null) return
    stop()
    whenIdle(async () => (await import('./data/start-service-worker.ts')).startServiceWorker())
  })
}

createRoot(root).render(
  <StrictMode>
    <ThemeProvider store={browserTheme()}>
      <CatchBoundary getResetKey={() => 0} errorComponent={Crash}>
        <SessionProvider>
          <BookProvider store={book}>
            <RouterProvider router={createAppRouter()} />
          </BookProvider>
        </SessionProvider>
      </CatchBoundary>
    </ThemeProvider>
  </StrictMode>,
)
