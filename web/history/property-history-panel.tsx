import { Table2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { ACTIVITY_KINDS, propertyHistory } from '../../sync/api/activity.ts'
import { useAttachments } from '../data/attachments/attachments.ts'
import { useRefreshWithBook } from '../data/book/use-refresh-with-book.ts'
import { call } from '../data/requests/call.ts'
import { useAnswer } from '../data/requests/use-answer.ts'
import { useMe } from '../data/session/session.tsx'
import { useWaitingChanges } from '../data/sync/use-waiting-changes.ts'
import { Avatar } from '../ui/avatar.tsx'
import { initials } from '../ui/chrome/chrome-words.ts'
import { Select } from '../ui/fields/select.tsx'
import { failureWords } from '../ui/states/failure-words.ts'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { momentWords } from '../ui/time/moment-words.ts'
import { FieldChangeList } from './field-change-list.tsx'
import styles from './property-history-panel.module.css'

const ALL = '*'
const SOURCES = 'sources'

/** What became of a property, newest first, narrowed by what and by whom. */
export function PropertyHistoryPanel({ propertyId }: { propertyId: string }) {
  const ask = useCallback(() => call(propertyHistory, { id: propertyId }), [propertyId])
  const { answer, failure, refresh } = useAnswer(ask)
  const files = useAttachments(propertyId)
  const waiting = useWaitingChanges(useMe()?.id ?? '')
  useRefreshWithBook(refresh, `${files.length} ${waiting}`)
  const [kind, setKind] = useState(ALL)
  const [by, setBy] = useState(ALL)
  if (answer === null)
    return failure === null ? (
      <div role="status" aria-label="Loading the history">
        <Skeleton height={88} />
      </div>
    ) : (
      <p className="muted">{failureWords(failure)}</p>
    )
  const { entries } = answer
  const kinds = [...new Set(entries.map((entry) => entry.kind))]
  const people = new Map(entries.flatMap(({ who }) => (who === null ? [] : [[who.id, who.name] as const])))
  const shown = entries.filter(
    (entry) =>
      (kind === ALL || entry.kind === kind) &&
      (by === ALL || (by === SOURCES ? entry.who === null : entry.who?.id === by)),
  )
  return (
    <>
      <div className={styles.filters}>
        <Select
          label="Show"
          value={kind}
          options={[
            { value: ALL, label: 'Everything' },
            ...kinds.map((value) => ({ value, label: ACTIVITY_KINDS[value] })),
          ]}
          onChange={setKind}
        />
        <Select
          label="By"
          value={by}
          options={[
            { value: ALL, label: 'Anyone' },
            { value: SOURCES, label: 'Sources' },
            ...[...people].map(([value, label]) => ({ value, label })),
          ]}
          onChange={setBy}
        />
        <span className={styles.order}>newest first</span>
      </div>
      <ol className={styles.entries}>
        {shown.map(({ id, at, kind, who, source, fields, about }) => (
          <li key={id}>
            <Avatar isMuted={who === null}>
              {who === null ? <Table2 size={12} strokeWidth={1.75} /> : initials(who.name)}
            </Avatar>
            <strong className={styles.who}>{who?.name ?? source?.name}</strong>
            <time className={styles.when} dateTime={new Date(at).toISOString()}>
              {momentWords(at)}
            </time>
            <div className={styles.what}>
              {ACTIVITY_KINDS[kind]}
              {fields.length > 0 && <FieldChangeList fields={fields} />}
            </div>
            {about !== null && <p className={styles.about}>{about}</p>}
          </li>
        ))}
      </ol>
    </>
  )
}
