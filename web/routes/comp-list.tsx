import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { compListParams } from '../comp-lists/detail/comp-list-params.ts'
import { SCREEN_CODE } from '../screen-code.ts'
import { rootRoute } from './__root.tsx'

export const compListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/comp-lists/$id',
  validateSearch: compListParams,
  component: lazyRouteComponent(SCREEN_CODE['/comp-lists/$id'], 'CompListPage'),
})
