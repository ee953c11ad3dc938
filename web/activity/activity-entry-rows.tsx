import { Button } from '@radix-ui/themes'
import { useMemo, useState } from 'react'
import type { ActivityEntry } from '../../sync/api/activity.ts'
import { failureWords } from '../ui/states/failure-words.ts'
import styles from './activity-panel.module.css'
import { ActivityRow } from './activity-row.tsx'
import { useActivity } from './use-activity.ts'

interface ActivityEntryRowsProps {
  entry: ActivityEntry
  onRollBack(run: ActivityEntry): void
}

/** An entry; of a run, once it is unfolded, what it did to each property below it. */
export function ActivityEntryRows({ entry, onRollBack }: ActivityEntryRowsProps) {
  const [isOpen, setOpen] = useState(false)
  const { kind, runId } = entry
  if (kind !== 'run' || runId === null) return <ActivityRow entry={entry} onRollBack={onRollBack} />
  return (
    <>
      <ActivityRow {...{ entry, onRollBack, isOpen }} onUnfold={() => setOpen(!isOpen)} />
      {isOpen && <RunRows run={runId} entry={entry} />}
    </>
  )
}

/** What a run did to each property. */
function RunRows({ run, entry }: { run: number; entry: ActivityEntry }) {
  const { entries, failure, hasMore, isLoading, more } = useActivity(useMemo(() => ({ run }), [run]))
  const words =
    failure !== null
      ? failureWords(failure)
      : entries === null
        ? 'Loading what it did…'
        : entries.length === 0
          ? nothingKeptWords(entry)
          : null
  return (
    <>
      {entries?.map((entry) => (
        <ActivityRow key={entry.id} entry={entry} />
      ))}
      {(words !== null || hasMore) && (
        <tr data-within>
          <td colSpan={6} className={styles.within} role="status">
            {words}
            {hasMore && (
              <Button size="1" variant="soft" color="gray" loading={isLoading} onClick={more}>
                Show more of this run
              </Button>
            )}
          </td>
        </tr>
      )}
    </>
  )
}

/** Why a run has no changes of single properties: the first run of a source only adds, and others may change nothing. */
function nothingKeptWords({ counts, source }: ActivityEntry): string {
  if (counts === null || counts.new === 0) return 'It changed no property.'
  return `This is the first run of ${source?.name ?? 'its source'}. To take it back, remove the source.`
}
