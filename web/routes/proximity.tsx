import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { proximityParams } from '../proximity/proximity-params.ts'
import { SCREEN_CODE } from '../screen-code.ts'
import { rootRoute } from './__root.tsx'

export const proximityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/proximity',
  validateSearch: proximityParams,
  component: lazyRouteComponent(SCREEN_CODE['/proximity'], 'ProximityPage'),
})
