import { Button } from '@radix-ui/themes'
import { Download, ScrollText } from 'lucide-react'
import { useMemo } from 'react'
import { type AuditEntry, type AuditFilter, exportAudit } from '../../sync/api/audit.ts'
import { requestOf } from '../../sync/api/request-of.ts'
import { AUDIT_ACTIONS, isAuditAction } from '../../sync/domain/access/audit-action.ts'
import { auditDetails } from '../../sync/domain/access/audit-details.ts'
import { AdministrationTable } from '../people/administration-table.tsx'
import { initials } from '../ui/chrome/chrome-words.ts'
import { failureWords } from '../ui/failure-words.ts'
import { Select } from '../ui/fields/select.tsx'
import { momentWords } from '../ui/moment-words.ts'
import { Panel, PanelHead, PanelTitle } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Empty, Failed } from '../ui/states.tsx'
import styles from './audit-panel.module.css'
import type { AuditParams } from './audit-params.ts'
import { useAudit } from './use-audit.ts'

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
  const audit = useAudit(filter)
  const people = [
    { value: ALL, label: 'Everyone' },
    ...audit.people.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <Panel className={styles.panel} aria-labelledby="audit-head">
      <PanelHead className={styles.head}>
        <PanelTitle id="audit-head">Entries</PanelTitle>
        <p className={styles.order}>newest first</p>
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
      </PanelHead>
      {audit.entries === null ? (
        audit.failure === null ? (
          <div className={styles.loading} role="status" aria-label="Loading entries">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
              <Skeleton key={key} height={28} />
            ))}
          </div>
        ) : (
          <Failed
            title="The audit log could not be loaded"
            reason={failureWords(audit.failure)}
            onRetry={audit.retry}
          />
        )
      ) : audit.entries.length === 0 ? (
        <Empty
          icon={ScrollText}
          title={isNarrowed ? 'No such entries' : 'Nothing yet'}
          reason={
            isNarrowed
              ? 'No entries match these filters.'
              : 'Sign-ins, shares, exports and changes will be listed here.'
          }
        />
      ) : (
        <>
          <AdministrationTable>
            <thead>
              <tr>
                {['When', 'Who', 'What', 'Details', 'From'].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {audit.entries.map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
            </tbody>
          </AdministrationTable>
          {audit.failure !== null && (
            <p className={styles.stale} role="status">
              {failureWords(audit.failure)}
            </p>
          )}
          {audit.hasMore && (
            <Button
              variant="soft"
              color="gray"
              className={styles.more}
              loading={audit.isLoading}
              onClick={audit.more}
            >
              Show more
            </Button>
          )}
        </>
      )}
    </Panel>
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
      <th scope="row" data-known={actorName !== null || undefined}>
        <span className={styles.initials} aria-hidden>
          {initials(who)}
        </span>
        {who}
      </th>
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
