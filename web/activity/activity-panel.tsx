import { History } from 'lucide-react'
import { useMemo, useState } from 'react'
import {
  ACTIVITY_KINDS,
  type ActivityEntry,
  type ActivityFilter,
  type ActivityKind,
} from '../../sync/api/activity.ts'
import { useLiveAnswer } from '../data/book/use-refresh-with-book.ts'
import { EntriesPanel } from '../log/entries-panel.tsx'
import { Select } from '../ui/fields/select.tsx'
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
      'assumed',
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
  const log = useActivity(filter)
  useLiveAnswer(log.reload)
  const { people = [], sources = [] } = log.page ?? {}
  const [run, setRun] = useState<RunToTakeBack | null>(null)
  return (
    <EntriesPanel
      id="activity-head"
      log={log}
      icon={History}
      columns={['When', 'Who', 'What', 'Property', 'Before and after', '']}
      failed="Activity could not be loaded"
      empty="Imports, corrections and joined duplicates will be listed here."
      isNarrowed={Object.keys(filter).length > 0}
      className={styles.panel}
      row={(entry) => (
        <ActivityEntryRows
          key={entry.id}
          entry={entry}
          onRollBack={(entry) => setRun(runToTakeBack(entry))}
        />
      )}
      filters={
        <>
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
        </>
      }
    >
      <RollBack run={run} onClose={() => setRun(null)} onDone={() => void log.reload()} />
    </EntriesPanel>
  )
}

function runToTakeBack({ runId, source, counts }: ActivityEntry): RunToTakeBack | null {
  return runId === null || source === null || counts === null
    ? null
    : { id: runId, source: source.name, counts }
}
