import { createRoute } from '@tanstack/react-router'
import { rootRoute } from './__root.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => <h1>What do you need?</h1>,
})
