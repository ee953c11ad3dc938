import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { compListsParams } from '../comp-lists/comp-lists-params.ts'
import { rootRoute } from './__root.tsx'

export const compListsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/comp-lists',
  validateSearch: compListsParams,
  component: lazyRouteComponent(() => import('../comp-lists/comp-lists-page.tsx'), 'CompListsPage'),
})
