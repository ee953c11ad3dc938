import type { Hono } from 'hono'
import { type AuditEntry, type AuditFilter, exportAudit, listAudit } from '../../sync/api/audit.ts'
import { contentDisposition, fileName } from '../../sync/documents/file-name.ts'
import { FORMAT_FACTS } from '../../sync/documents/model/document-format.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../sync/documents/text/csv-line.ts'
import { AUDIT_ACTIONS } from '../../sync/domain/access/audit-action.ts'
import { auditDetails } from '../../sync/domain/access/audit-details.ts'
import { dayHere } from '../../sync/domain/dates/days.ts'
import { actorsOf, readAudit } from '../audit/read-audit.ts'
import { countCall } from '../auth/count-call.ts'
import { requireUser } from '../auth/require-user.ts'
import { handle, readInput } from '../http/handle.ts'
import { streamOf } from '../http/stream-of.ts'
import type { Services } from '../services/services.ts'

const PAGE = 100
const AT_ONCE = 1_000

/** The audit log, for administrators. */
export function auditRoutes(app: Hono, services: Services): void {
  handle(app, listAudit, async (asked, c) => {
    const { teamId } = await requireUser(c, services)
    return await services.withDb(async (db) => {
      const found = await readAudit(db, { ...asked, teamId, limit: PAGE + 1 })
      const entries = found.slice(0, PAGE)
      const next = found.length > PAGE ? (entries.at(-1)?.id ?? null) : null
      return { entries, next, people: await actorsOf(db, teamId) }
    })
  })

  app.get(exportAudit.path, async (c) => {
    const { teamId } = await countCall('exports', c, services)
    const asked = await readInput(exportAudit, c)
    const name = fileName('audit', dayHere(services.now()), 'csv')
    return c.body(await streamOf(auditCsv(services, { ...asked, teamId })), 200, {
      'Content-Type': FORMAT_FACTS.csv.mediaType,
      'Content-Disposition': contentDisposition(name),
      'Cache-Control': 'private, no-store',
    })
  })
}

/** In slices, however many entries there are. */
async function* auditCsv({ withDb }: Services, asked: AuditFilter & { readonly teamId: string }) {
  const encoder = new TextEncoder()
  yield encoder.encode(BYTE_ORDER_MARK + csvLine(HEADERS))
  for (let before: number | undefined; ; ) {
    const entries = await withDb((db) => readAudit(db, { ...asked, before, limit: AT_ONCE }))
    yield encoder.encode(entries.map(csvOf).join(''))
    if (entries.length < AT_ONCE) return
    before = entries.at(-1)?.id
  }
}

const HEADERS = ['When (UTC)', 'Who', 'With token', 'What', 'Of', 'Details', 'From']

function csvOf({ at, actorName, token, action, subject, details, device }: AuditEntry): string {
  const when = new Date(at).toISOString()
  const what = AUDIT_ACTIONS[action]
  return csvLine([when, actorName, token, what, subject, auditDetails(action, details), device])
}
