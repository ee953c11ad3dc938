import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { portfolioParams } from '../portfolio/portfolio-params.ts'
import { SCREEN_CODE } from '../screen-code.ts'
import { rootRoute } from './__root.tsx'

export const portfolioRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/portfolio',
  validateSearch: portfolioParams,
  component: lazyRouteComponent(SCREEN_CODE['/portfolio'], 'PortfolioPage'),
})
