import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './__root.tsx'

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  component: lazyRouteComponent(() => import('../search/search-page.tsx'), 'SearchPage'),
})
