import type { AuditFilter } from '../../sync/api/audit.ts'
import { isAuditAction } from '../../sync/domain/access/audit-action.ts'
import type { AuditParams } from './audit-params.ts'

/** What is asked of the server, whose moments have no days. */
export function filterOf({ person, action, from, to }: AuditParams): AuditFilter {
  return {
    ...(person !== undefined && { person }),
    ...(action !== undefined && isAuditAction(action) && { action }),
    ...(from !== undefined && { from: beginOf(from).getTime() }),
    ...(to !== undefined && { until: dayAfter(beginOf(to)).getTime() }),
  }
}

/** Midnight of a day where the reader is. */
function beginOf(day: string): Date {
  return new Date(`${day}T00:00`)
}

function dayAfter(midnight: Date): Date {
  return new Date(midnight.getFullYear(), midnight.getMonth(), midnight.getDate() + 1)
}
