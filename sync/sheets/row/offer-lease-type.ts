import type { LeaseType } from '../../domain/known-types.ts'
import { headerLeaseType, LEASE_TYPE_WORDS } from '../cells/column-units.ts'
import { footnoteMark } from '../cells/footnote-mark.ts'
import { displayText } from '../cells/plain-text.ts'
import { headerWords } from '../header/header-words.ts'
import type { MappedColumn } from '../model/column-role.ts'
import type { RowDraft } from './row-draft.ts'

/** Where the cell of a rent names no lease type, its footnote can, its header, and what is said of all rents. */
export function offerLeaseType(row: RowDraft, column: MappedColumn): void {
  const { titleLeaseType, typeOfMark } = row.layout
  const mark = footnoteMark(displayText(row.cell(column)))
  const ofMark = mark === null ? undefined : typeOfMark.get(mark)
  const ofHeader = headerLeaseType(column)
  if (ofMark) row.offer('leaseType', column, { value: ofMark, note: 'by its footnote' })
  else if (ofHeader) row.offer('leaseType', column, { value: ofHeader, note: 'by the header' })
  else if (titleLeaseType && mark === null && !row.column('leaseType') && !remarksOther(row, titleLeaseType))
    row.offer('leaseType', column, { value: titleLeaseType, note: 'by the title' })
}

/** Whether the remarks of a row name another lease type than the one of all rents. */
function remarksOther(row: RowDraft, type: LeaseType): boolean {
  return row.columns('notes').some((column) => {
    const text = headerWords(displayText(row.cell(column))).join(' ')
    return LEASE_TYPE_WORDS.some(([pattern, other]) => other !== type && pattern.test(text))
  })
}
