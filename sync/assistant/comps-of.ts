import type { Book } from '../book/book.ts'
import { wordReader } from '../book/word-reader.ts'
import type { Criterion } from '../domain/criteria/criterion.ts'
import { SUBJECT } from '../domain/known-types.ts'
import { countsAsComp } from '../domain/rents/counts-as-comp.ts'
import type { RowSet } from './row-set.ts'

const NO_SUBJECT: Criterion = { kind: 'word', field: 'status', anyOf: [SUBJECT], not: true }

/**
 * The comps of a set whose slots are `slots`: a figure is one of comps, and the property that they are compared with
 * has its own.
 */
export function compsOf(book: Book, set: RowSet, slots: Uint32Array): { rows: RowSet; slots: Uint32Array } {
  const comps = withoutSubjects(book, slots)
  const hasSubject = comps.length < slots.length
  return { rows: hasSubject ? { ...set, criteria: [...set.criteria, NO_SUBJECT] } : set, slots: comps }
}

export function withoutSubjects(book: Book, slots: Uint32Array): Uint32Array {
  const statusAt = wordReader(book, 'status')
  return slots.filter((slot) => countsAsComp({ status: statusAt(slot) }))
}
