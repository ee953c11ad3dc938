import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { compListsParams } from '../comp-lists/comp-lists-params.ts'
import { SCREEN_CODE } from '../screen-code.ts'
import { rootRoute } from './__root.tsx'

export const compListsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/comp-lists',
  validateSearch: compListsParams,
  component: lazyRouteComponent(SCREEN_CODE['/comp-lists'], 'CompListsPage'),
})
