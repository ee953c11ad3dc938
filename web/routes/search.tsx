import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { searchPageParams } from '../search/search-params.ts'
import { rootRoute } from './__root.tsx'

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  validateSearch: searchPageParams,
  component: lazyRouteComponent(() => import('../search/search-page.tsx'), 'SearchPage'),
})
