import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { proximityParams } from '../proximity/proximity-params.ts'
import { rootRoute } from './__root.tsx'

export const proximityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/proximity',
  validateSearch: proximityParams,
  component: lazyRouteComponent(() => import('../proximity/proximity-page.tsx'), 'ProximityPage'),
})
