import { rollBackRun } from '../../sync/api/activity.ts'
import { formatCount } from '../../sync/domain/format.ts'
import { call } from '../data/requests/call.ts'
import { Confirm } from '../ui/layers/confirm.tsx'
import { toast } from '../ui/layers/toast.tsx'
import { failureWords } from '../ui/states/failure-words.ts'

/** A run that can be taken back, and what it did to properties. */
export interface RunToTakeBack {
  id: number
  source: string
  counts: { new: number; changed: number; removed: number; ended: number }
}

interface RollBackProps {
  /** The run that is to be taken back; null where none is. */
  run: RunToTakeBack | null
  onClose(): void
  onDone(): void
}

/** Asks before a run is taken back, and says what that does. */
export function RollBack({ run, onClose, onDone }: RollBackProps) {
  const source = run?.source ?? ''
  const rollBack = async (id: number) => {
    try {
      await call(rollBackRun, { id })
      toast({ kind: 'success', title: `The last run of ${source} is rolled back.` })
      onDone()
    } catch (error) {
      toast({
        kind: 'error',
        title: `The run of ${source} was not rolled back.`,
        description: failureWords(error),
      })
    }
  }
  return (
    <Confirm
      open={run !== null}
      title={`Roll back the last run of ${source}?`}
      question={run === null ? '' : questionOf(run.counts)}
      action="Roll back"
      onConfirm={() => run !== null && void rollBack(run.id)}
      onClose={onClose}
    />
  )
}

/** What a rollback does, in sentences. */
function questionOf({ new: added, changed, removed, ended }: RunToTakeBack['counts']): string {
  const parts = [
    ...(changed > 0
      ? [
          `${formatCount(changed)} changed ${changed === 1 ? 'property gets its' : 'properties get their'} values of before`,
        ]
      : []),
    ...(added > 0 ? [`${formatCount(added)} new ${added === 1 ? 'one goes' : 'ones go'}`] : []),
    ...(removed > 0
      ? [`${formatCount(removed)} removed ${removed === 1 ? 'one comes' : 'ones come'} back`]
      : []),
    ...(ended > 0 ? [`${formatCount(ended)} ended ${ended === 1 ? 'one is' : 'ones are'} as before`] : []),
  ]
  const what = parts.length === 0 ? 'No property changes' : parts.join(', ')
  return `${what}. Corrections and notes stay.`
}
