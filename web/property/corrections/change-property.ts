import type { Property } from '../../../sync/domain/property.ts'
import { type CorrectedField, correctedLabel } from '../../../sync/domain/records/correction.ts'
import type { SyncedCorrection } from '../../data/corrections/corrections.ts'
import type { NewCorrection, PropertyWrites } from '../../data/corrections/property-writes.ts'
import { mayArrive, type Written } from '../../data/requests/write-outcome.ts'
import { toast } from '../../ui/layers/toast.tsx'
import { MESSAGES } from '../../ui/messages.ts'
import { createUndoStack, type UndoStep } from '../../ui/undo-stack.ts'

/** What was done to properties in this visit. */
export const propertyUndo = createUndoStack()

/** Corrects a field, in place of an earlier correction where there is one. */
export function correctField(
  writes: PropertyWrites,
  correction: NewCorrection,
  earlier: SyncedCorrection | null,
): void {
  const { property, field } = correction
  const { id, written } = writes.correct(correction)
  void tell(written, {
    words: `${correctedLabel(field)} corrected`,
    undo: () => (earlier === null ? writes.takeBack(id, property) : again(writes, property, earlier)),
  })
}

/** Shows again what the source says. */
export function backToSource(writes: PropertyWrites, property: Property, correction: SyncedCorrection): void {
  const label = correctedLabel(correction.field as CorrectedField)
  void tell(writes.takeBack(correction.id, property), {
    words: `${label} is back to its source`,
    undo: () => again(writes, property, correction),
  })
}

function again(
  writes: PropertyWrites,
  property: Property,
  { field, typed, value, reason }: SyncedCorrection,
): Promise<Written> {
  const same = { typed, value: value ?? null, reason: reason ?? null }
  return writes.correct({ property, field: field as CorrectedField, ...same }).written
}

interface Change {
  words: string
  undo(): Promise<Written>
}

/** Says at once what was done and offers to undo it. A refusal is told with its reason. */
export async function tell(write: Promise<Written>, { words, undo }: Change): Promise<void> {
  const step: UndoStep = {
    words,
    async undo() {
      const { outcome, refusal } = await undo()
      if (outcome === 'failed')
        toast({ title: MESSAGES.error, description: refusal ?? NOT_UNDONE, kind: 'error' })
      return mayArrive(outcome)
    },
  }
  propertyUndo.push(step)
  const run = () => void propertyUndo.undo(step)
  toast({ title: words, kind: 'undo', action: { label: 'Undo', words: 'Press Ctrl+Z to undo it', run } })
  const { outcome, refusal } = await write
  if (mayArrive(outcome)) return
  propertyUndo.drop(step)
  toast({ title: MESSAGES.error, description: refusal ?? NOT_SAVED, kind: 'error' })
}

const NOT_SAVED = 'This was not saved. Please try again.'
const NOT_UNDONE = 'This was not undone. Please try again.'
