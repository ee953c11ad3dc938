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
  const listeners = new Set<() => void>()
  let steps: readonly UndoStep[] = []

  function change(next: readonly UndoStep[]): void {
    steps = next.slice(-UNDO_STEPS)
    for (const listener of listeners) listener()
  }
  const without = (step: UndoStep) => steps.filter((other) => other !== step)

  return {
    last: () => steps.at(-1) ?? null,
    push: (step) => change([...steps, step]),
    drop: (step) => change(without(step)),
    async undo(step = steps.at(-1)) {
      if (step === undefined || !steps.includes(step)) return
      change(without(step))
      if (!(await step.undo())) change([...steps, step])
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
