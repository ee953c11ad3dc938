import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { SCREEN_CODE } from '../screen-code.ts'
import { rootRoute } from './__root.tsx'

export const sourcesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sources',
  component: lazyRouteComponent(SCREEN_CODE['/sources'], 'SourcesPage'),
})
