import { useState } from 'react'
import type { ActivityEntry } from '../../sync/api/activity.ts'
import { ActivityRow } from './activity-row.tsx'
import { RunRows } from './run-rows.tsx'

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
      {isOpen && <RunRows run={runId} />}
    </>
  )
}
