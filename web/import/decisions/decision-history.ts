import type { ImportDecisions } from '../../../sync/sheets/model/import-decisions.ts'

/** The decisions made so far, and those before each step, oldest first. */
export interface DecisionHistory {
  now: ImportDecisions
  past: readonly ImportDecisions[]
}

/** So many steps can be taken back. */
const MOST_STEPS = 200

export function beginHistory(now: ImportDecisions): DecisionHistory {
  return { now, past: [] }
}

export function stepTo({ now, past }: DecisionHistory, next: ImportDecisions): DecisionHistory {
  return { now: next, past: [...past, now].slice(-MOST_STEPS) }
}

/** The history before the last step; the same where there is none. */
export function stepBack(history: DecisionHistory): DecisionHistory {
  const last = history.past.at(-1)
  return last === undefined ? history : { now: last, past: history.past.slice(0, -1) }
}
