import type { BookColumns } from '../../columns/book-columns.ts'
import { allValues, type Codes } from '../../columns/string-column.ts'
import { SUBJECT } from '../../domain/known-types.ts'
import { weakMemo } from '../../memo.ts'

/** The rows whose status is that of a subject: few, and the same for every question. */
export const subjectRows = weakMemo(({ strings: { status } }: BookColumns): readonly number[] => {
  const subject = allValues(status).indexOf(SUBJECT) + 1
  const rows: number[] = []
  if (subject === 0) return rows
  const codes = status.codes as Codes
  for (let row = 0; row < codes.length; row++) if (codes[row] === subject) rows.push(row)
  return rows
})
