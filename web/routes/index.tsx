import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './__root.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../home/home-screen.tsx'), 'HomeScreen'),
})
