import type { Criterion } from './criterion.ts'

/** The names any of which a party may have. */
export function namesOf({ text, or = [] }: Extract<Criterion, { kind: 'party' }>): readonly string[] {
  return [text, ...or]
}
