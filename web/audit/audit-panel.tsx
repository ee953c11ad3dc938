import { Button } from '@radix-ui/themes'
import { Download, ScrollText } from 'lucide-react'
import { useMemo } from 'react'
import { type AuditEntry, type AuditFilter, exportAudit, listAudit } from '../../sync/api/audit.ts'
import { requestOf } from '../../sync/api/request-of.ts'
import { AUDIT_ACTIONS, isAuditAction } from '../../sync/domain/access/audit-action.ts'
import { auditDetails } from '../../sync/domain/access/audit-details.ts'
import { call } from '../data/requests/call.ts'
import { EntriesPanel } from '../log/entries-panel.tsx'
import { type Entries, useEntries } from '../log/use-entries.ts'
import { Who } from '../log/who.tsx'
import { Select } from '../ui/fields/select.tsx'
import { momentWords } from '../ui/time/moment-words.ts'
import styles from './audit-panel.module.css'
import type { AuditParams } from './audit-params.ts'

const ALL = '*'
const ACTIONS = [
  { value: ALL, label: 'Everything' },
  ...Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label })),
]

interface AuditPanelProps {
  params: AuditParams
  onChange(part: AuditParams): void
}

/** The entries of the audit log, what of them is shown, and the way to a file of them. */
export function AuditPanel({ params, onChange }: AuditPanelProps) {
  const { person, from, to } = params
  const action = params.action !== undefined && isAuditAction(params.action) ? params.action : undefined
  const filter = useMemo(() => filterOf({ person, action, from, to }), [person, action, from, to])
  const log = useAudit(filter)
  const people = [
    { value: ALL, label: 'Everyone' },
    ...(log.page?.people ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <EntriesPanel
      id="audit-head"
      log={log}
      icon={ScrollText}
      columns={['When', 'Who', 'What', 'Details', 'From']}
      failed="The audit log could not be loaded"
      empty="Sign-ins, shares, exports and changes will be listed here."
      isNarrowed={Object.keys(filter).length > 0}
      className={styles.panel}
      row={(entry) => <AuditRow key={entry.id} entry={entry} />}
      filters={
        <>
          <Select
            label="Who"
            value={person ?? ALL}
            options={people}
            onChange={(next) => onChange({ person: next === ALL ? undefined : next })}
          />
          <Select
            label="What"
            value={action ?? ALL}
            options={ACTIONS}
            onChange={(next) => onChange({ action: next === ALL ? undefined : next })}
          />
          <DayInput label="From" value={from} onChange={(next) => onChange({ from: next })} />
          <DayInput label="To" value={to} onChange={(next) => onChange({ to: next })} />
          <Button asChild variant="outline" color="gray">
            <a href={requestOf(exportAudit, filter).address} download>
              <Download size={14} strokeWidth={1.75} aria-hidden />
              CSV
            </a>
          </Button>
        </>
      }
    />
  )
}

interface DayInputProps {
  label: string
  value: string | undefined
  onChange(day: string | undefined): void
}

function DayInput({ label, value = '', onChange }: DayInputProps) {
  return (
    <label className={styles.day}>
      <span className="muted">{label}</span>
      <input type="date" value={value} onChange={(event) => onChange(event.target.value || undefined)} />
    </label>
  )
}

/** What is asked of the server, whose moments have no days. */
function filterOf({ person, action, from, to }: AuditParams): AuditFilter {
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

/** What the server does by itself, or is told to do where nobody is signed in. */
const THE_SERVER = 'Clearheight'

/** One entry: when, who, what, and what else is known of it. */
function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, actorName, token, action, subject, details, device } = entry
  const isRefusal = action === 'refused' || action === 'sign_in_refused'
  const who = actorName ?? (action === 'sign_in_refused' ? 'Nobody known' : THE_SERVER)
  return (
    <tr>
      <td data-column="when">
        <time dateTime={new Date(at).toISOString()}>{momentWords(at)}</time>
      </td>
      <Who name={who} isPerson={actorName !== null} />
      <td data-column="what" data-refusal={isRefusal || undefined}>
        {AUDIT_ACTIONS[action]}
      </td>
      <td data-column="details">
        {[auditDetails(action, details), isList(entry) && `comp list ${subject}`]
          .filter((part) => part !== '' && part !== false)
          .join(', ')}
      </td>
      <td data-column="from">
        {token === null ? (device ?? (actorName === null ? 'server' : '')) : `token ${token}`}
      </td>
    </tr>
  )
}

/** A list has no name here: its owner wrote that. */
function isList({ action, subject }: AuditEntry): boolean {
  return subject !== null && (action.startsWith('list_') || action === 'exported')
}

type Page = Awaited<ReturnType<typeof ask>>

/** The audit log, as far as it was asked for. */
function useAudit(filter: AuditFilter): Entries<AuditEntry, Page> {
  return useEntries(filter, ask)
}

function ask(asked: AuditFilter & { before?: number }, signal?: AbortSignal) {
  return call(listAudit, asked, signal && { signal })
}
