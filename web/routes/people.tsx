import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { SCREEN_CODE } from '../screen-code.ts'
import { rootRoute } from './__root.tsx'

export const peopleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/people',
  component: lazyRouteComponent(SCREEN_CODE['/people'], 'PeoplePage'),
})
