import { createRouter } from '@tanstack/react-router'
import { rootRoute } from './routes/__root.tsx'
import { activityRoute } from './routes/activity.tsx'
import { auditRoute } from './routes/audit.tsx'
import { chatRoute } from './routes/chat.tsx'
import { compListRoute } from './routes/comp-list.tsx'
import { compListsRoute } from './routes/comp-lists.tsx'
import { duplicatesRoute } from './routes/duplicates.tsx'
import { importRoute } from './routes/import.tsx'
import { homeRoute } from './routes/index.tsx'
import { peopleRoute } from './routes/people.tsx'
import { portfolioRoute } from './routes/portfolio.tsx'
import { portfolioMapRoute } from './routes/portfolio-map.tsx'
import { proximityRoute } from './routes/proximity.tsx'
import { searchRoute } from './routes/search.tsx'
import { sourcesRoute } from './routes/sources.tsx'
import { parseSearch, stringifySearch } from './search-params.ts'
import { Crash } from './ui/chrome/crash.tsx'

const routeTree = rootRoute.addChildren([
  homeRoute,
  searchRoute,
  proximityRoute,
  portfolioRoute,
  portfolioMapRoute,
  compListsRoute,
  compListRoute,
  chatRoute,
  sourcesRoute,
  importRoute,
  duplicatesRoute,
  activityRoute,
  peopleRoute,
  auditRoute,
])

/** The screens and their addresses. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: Crash,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** Set by the key "/" of other screens: the search page focuses its search box. */
    focusSearch?: true
    /** Set where this page itself opened the property in the address: Back closes it. */
    opened?: true
    /** Set where typing or dragging made this step in the address: it goes on in the same one. */
    burst?: number
    /** Set where the portfolio page made this step in the address: undo takes it back. */
    step?: true
  }
}
