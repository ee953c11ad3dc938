import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { portfolioParams } from '../portfolio/portfolio-params.ts'
import { SCREEN_CODE } from '../screen-code.ts'
import { rootRoute } from './__root.tsx'

export const portfolioMapRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/portfolio/map',
  /** As on the portfolio page, though the open property is all this one needs of it. */
  validateSearch: portfolioParams,
  component: lazyRouteComponent(SCREEN_CODE['/portfolio/map'], 'PortfolioMapPage'),
})
