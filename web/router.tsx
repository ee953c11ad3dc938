import { createRouter } from '@tanstack/react-router'
import { rootRoute } from './routes/__root.tsx'
import { homeRoute } from './routes/index.tsx'
import { laterRoutes } from './routes/later.tsx'
import { searchRoute } from './routes/search.tsx'
import { parseSearch, stringifySearch } from './search-params.ts'

const routeTree = rootRoute.addChildren([homeRoute, searchRoute, ...laterRoutes])

/** The screens and their addresses. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
