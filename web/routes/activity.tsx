import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { activityParams } from '../activity/activity-params.ts'
import { SCREEN_CODE } from '../screen-code.ts'
import { rootRoute } from './__root.tsx'

export const activityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/activity',
  validateSearch: activityParams,
  component: lazyRouteComponent(SCREEN_CODE['/activity'], 'ActivityPage'),
})
