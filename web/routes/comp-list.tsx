import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { compListParams } from '../comp-lists/detail/comp-list-params.ts'
import { rootRoute } from './__root.tsx'

export const compListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/comp-lists/$id',
  validateSearch: compListParams,
  component: lazyRouteComponent(() => import('../comp-lists/detail/comp-list-page.tsx'), 'CompListPage'),
})
