import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { importParams } from '../import/import-params.ts'
import { SCREEN_CODE } from '../screen-code.ts'
import { rootRoute } from './__root.tsx'

export const importRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/import',
  validateSearch: importParams,
  component: lazyRouteComponent(SCREEN_CODE['/import'], 'ImportPage'),
})
