import { type AuditEntry, type AuditFilter, listAudit } from '../../sync/api/audit.ts'
import { call } from '../data/call.ts'
import { type Entries, useEntries } from '../log/use-entries.ts'

type Page = Awaited<ReturnType<typeof ask>>

/** The audit log, as far as it was asked for. */
export function useAudit(filter: AuditFilter): Entries<AuditEntry, Page> {
  return useEntries(filter, ask)
}

function ask(asked: AuditFilter & { before?: number }, signal?: AbortSignal) {
  return call(listAudit, asked, signal && { signal })
}
