import * as z from 'zod/mini'
import type { AuditFilter } from '../../sync/api/audit.ts'
import { AUDIT_ACTIONS, type AuditAction } from '../../sync/domain/access/audit-action.ts'
import { param } from '../search-params.ts'

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The address of the audit page. Days are those of the reader. */
export const auditParams = z.object({
  person: param.text(),
  action: param.oneOf(Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]]),
  from: param.textThat(isDay),
  to: param.textThat(isDay),
})
export type AuditParams = z.infer<typeof auditParams>

/** What is asked of the server, whose moments have no days. */
export function filterOf({ person, action, from, to }: AuditParams): AuditFilter {
  return {
    ...(person !== undefined && { person }),
    ...(action !== undefined && { action }),
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
