import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { auditParams } from '../audit/audit-params.ts'
import { SCREEN_CODE } from '../screen-code.ts'
import { rootRoute } from './__root.tsx'

export const auditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/audit',
  validateSearch: auditParams,
  component: lazyRouteComponent(SCREEN_CODE['/audit'], 'AuditPage'),
})
