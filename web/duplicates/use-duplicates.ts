import { useState } from 'react'
import {
  type DuplicateDecision,
  type JoinedField,
  joinDuplicates,
  keepDuplicatesApart,
  listDuplicateDecisions,
  listDuplicates,
  type PossibleDuplicate,
  undoDuplicateDecision,
} from '../../sync/api/duplicates.ts'
import { call } from '../data/requests/call.ts'
import { useAnswer } from '../data/requests/use-answer.ts'
import { toast } from '../ui/layers/toast.tsx'
import { MESSAGES } from '../ui/messages.ts'
import { failureWords } from '../ui/states/failure-words.ts'

const askForPairs = () => call(listDuplicates, {})
const askForDecisions = () => call(listDuplicateDecisions, {})

/** The ids of two properties. */
export interface PairIds {
  readonly first: string
  readonly second: string
}

export function idsOf({ properties }: PossibleDuplicate | DuplicateDecision): PairIds {
  const [first, second] = properties
  return { first: first?.id ?? '', second: second?.id ?? '' }
}

/** What was decided so far, asked for while it is shown. */
export const useDecisions = () => useAnswer(askForDecisions)

/** The pairs to look at, and what can be decided about them. Each says what has become of it. */
export function useDuplicates() {
  const { answer, failure, refresh } = useAnswer(askForPairs)
  const [isBusy, setBusy] = useState(false)
  const [last, setLast] = useState<PairIds | null>(null)

  async function run(work: () => Promise<unknown>, title: string, undone: PairIds | null): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      setLast(undone)
      await refresh()
      const action = undone && { label: 'Undo', words: 'Ctrl Z', run: () => void undo(undone) }
      toast(action ? { title, kind: 'undo', action } : { title, kind: 'success' })
      return true
    } catch (error) {
      toast({ title: MESSAGES.error, description: failureWords(error), kind: 'error' })
      return false
    } finally {
      setBusy(false)
    }
  }

  const undo = (pair: PairIds) => run(() => call(undoDuplicateDecision, pair), 'Taken back', null)

  return {
    answer,
    failure,
    refresh,
    isBusy,
    undo,
    undoLast: () => void (last !== null && undo(last)),
    join: (pair: PairIds, taken: JoinedField[]) =>
      run(
        () => call(joinDuplicates, { keep: pair.first, other: pair.second, taken }),
        'Joined into one',
        pair,
      ),
    keepApart: (pair: PairIds) => run(() => call(keepDuplicatesApart, pair), 'Kept apart', pair),
  }
}
