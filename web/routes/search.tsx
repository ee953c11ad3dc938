import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { SCREEN_CODE } from '../screen-code.ts'
import { searchPageParams } from '../search/search-params.ts'
import { rootRoute } from './__root.tsx'

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  validateSearch: searchPageParams,
  component: lazyRouteComponent(SCREEN_CODE['/search'], 'SearchPage'),
})
