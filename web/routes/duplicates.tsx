import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { SCREEN_CODE } from '../screen-code.ts'
import { rootRoute } from './__root.tsx'

export const duplicatesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/duplicates',
  component: lazyRouteComponent(SCREEN_CODE['/duplicates'], 'DuplicatesPage'),
})
