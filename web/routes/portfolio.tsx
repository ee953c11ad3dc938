import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { portfolioParams } from '../portfolio/portfolio-params.ts'
import { rootRoute } from './__root.tsx'

export const portfolioRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/portfolio',
  validateSearch: portfolioParams,
  component: lazyRouteComponent(() => import('../portfolio/portfolio-page.tsx'), 'PortfolioPage'),
})
