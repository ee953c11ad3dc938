import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { SCREEN_CODE } from '../screen-code.ts'
import { rootRoute } from './__root.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(SCREEN_CODE['/'], 'HomeScreen'),
})
