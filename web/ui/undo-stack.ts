import { createStore } from '../store.ts'

/** Something that was done and can be taken back. */
export interface UndoStep {
  /** What was done, as a tooltip has it: `exclude Tanner Road Plant`. */
  words: string
  /** Takes it back; answers false where that was not possible now, and can be tried again. */
  undo(): Promise<boolean>
}

export interface UndoStack {
  /** The newest step; null for none. */
  last(): UndoStep | null
  push(step: UndoStep): void
  /** Forgets a step that did not come to be. */
  drop(step: UndoStep): void
  /** Takes back a step, the newest one unless told. What was taken back already stays so. */
  undo(step?: UndoStep): Promise<void>
  subscribe(listener: () => void): () => void
}

/** Older ones are forgotten. */
export const UNDO_STEPS = 50

/** The changes of one visit, newest last. */
export function createUndoStack(): UndoStack {
  const { current, change, subscribe } = createStore<readonly UndoStep[]>([])
  const add = (step: UndoStep) => change([...current(), step].slice(-UNDO_STEPS))
  const drop = (step: UndoStep) => change(current().filter((other) => other !== step))
  return {
    subscribe,
    last: () => current().at(-1) ?? null,
    push: add,
    drop,
    async undo(step = current().at(-1)) {
      if (step === undefined || !current().includes(step)) return
      drop(step)
      if (!(await step.undo())) add(step)
    },
  }
}
