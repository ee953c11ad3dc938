import { Button } from '@radix-ui/themes'
import { History } from 'lucide-react'
import { useMemo, useState } from 'react'
import {
  ACTIVITY_KINDS,
  type ActivityEntry,
  type ActivityFilter,
  type ActivityKind,
} from '../../sync/api/activity.ts'
import { AdministrationTable } from '../people/administration-table.tsx'
import { failureWords } from '../ui/failure-words.ts'
import { Select } from '../ui/fields/select.tsx'
import { Panel, PanelHead, PanelTitle } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Empty, Failed } from '../ui/states.tsx'
import { ActivityEntryRows } from './activity-entry-rows.tsx'
import styles from './activity-panel.module.css'
import type { ActivityParams } from './activity-params.ts'
import { RollBack, type RunToTakeBack } from './roll-back.tsx'
import { useActivity } from './use-activity.ts'

const ALL = '*'
const KINDS = [
  { value: ALL, label: 'Everything' },
  ...(
    [
      'run',
      'rolled-back',
      'removed',
      'returned',
      'corrected',
      'uncorrected',
      'joined',
      'parted',
      'attached',
      'detached',
    ] as const
  ).map((value) => ({ value, label: ACTIVITY_KINDS[value] })),
]
const isKind = (kind: string | undefined): kind is ActivityKind =>
  kind !== undefined && Object.hasOwn(ACTIVITY_KINDS, kind)

interface ActivityPanelProps {
  params: ActivityParams
  onChange(part: ActivityParams): void
}

/** What became of the properties, what of it is shown, and the way back from a run. */
export function ActivityPanel({ params, onChange }: ActivityPanelProps) {
  const { kind, person, source } = params
  const filter = useMemo<ActivityFilter>(
    () => ({
      ...(isKind(kind) && { kind }),
      ...(person !== undefined && { person }),
      ...(source !== undefined && { source }),
    }),
    [kind, person, source],
  )
  const { entries, people, sources, failure, hasMore, isLoading, more, reload } = useActivity(filter)
  const [run, setRun] = useState<RunToTakeBack | null>(null)
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <Panel className={styles.panel} aria-labelledby="activity-head">
      <PanelHead className={styles.head}>
        <PanelTitle id="activity-head">Entries</PanelTitle>
        <p className={styles.order}>newest first</p>
        <Select
          label="Show"
          value={filter.kind ?? ALL}
          options={KINDS}
          onChange={(next) => onChange({ kind: next === ALL ? undefined : next })}
        />
        <Select
          label="By"
          value={person ?? ALL}
          options={[
            { value: ALL, label: 'Anyone' },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(next) => onChange({ person: next === ALL ? undefined : next })}
        />
        <Select
          label="Source"
          value={source === undefined ? ALL : String(source)}
          options={[
            { value: ALL, label: 'All' },
            ...sources.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(next) => onChange({ source: next === ALL ? undefined : Number(next) })}
        />
      </PanelHead>
      {entries === null ? (
        failure === null ? (
          <div className={styles.loading} role="status" aria-label="Loading entries">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
              <Skeleton key={key} height={28} />
            ))}
          </div>
        ) : (
          <Failed title="Activity could not be loaded" reason={failureWords(failure)} onRetry={reload} />
        )
      ) : entries.length === 0 ? (
        <Empty
          icon={History}
          title={isNarrowed ? 'No such entries' : 'Nothing yet'}
          reason={
            isNarrowed
              ? 'No entries match these filters.'
              : 'Imports, corrections and joined duplicates will be listed here.'
          }
        />
      ) : (
        <>
          <AdministrationTable>
            <thead>
              <tr>
                {['When', 'Who', 'What', 'Property', 'Before and after', ''].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <ActivityEntryRows
                  key={entry.id}
                  entry={entry}
                  onRollBack={(entry) => setRun(runToTakeBack(entry))}
                />
              ))}
            </tbody>
          </AdministrationTable>
          {failure !== null && (
            <p className={styles.stale} role="status">
              {failureWords(failure)}
            </p>
          )}
          {hasMore && (
            <Button variant="soft" color="gray" className={styles.more} loading={isLoading} onClick={more}>
              Show more
            </Button>
          )}
        </>
      )}
      <RollBack run={run} onClose={() => setRun(null)} onDone={reload} />
    </Panel>
  )
}

function runToTakeBack({ runId, source, counts }: ActivityEntry): RunToTakeBack | null {
  return runId === null || source === null || counts === null
    ? null
    : { id: runId, source: source.name, counts }
}
