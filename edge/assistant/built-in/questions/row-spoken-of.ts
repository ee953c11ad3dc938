import { isAboutRow } from '../../../../sync/assistant/conversation/about-row.ts'
import { indexOfRow, rowsMeant } from '../../../../sync/assistant/conversation/rows-meant.ts'
import { plainTurn } from '../../../../sync/assistant/conversation/turns/plain-turn.ts'
import { type RowSet, slotsOf } from '../../../../sync/assistant/row-set.ts'
import type { Book } from '../../../../sync/book/book.ts'
import { propertyAt } from '../../../../sync/book/property-at.ts'

/**
 * The row of a list that "tell me about the third one" asked about, where a question goes on about it: "who's the
 * landlord on it?". Its id; null where no row was asked about last. `earlier` are the questions before it.
 */
export function rowSpokenOf(
  book: Book,
  text: string,
  known: RowSet,
  earlier: readonly string[],
): string | null {
  const picked = isAboutRow(text) ? earlier.findLast((question) => !isAboutRow(question)) : undefined
  const meant = picked === undefined ? null : rowsMeant(plainTurn(picked))
  if (meant?.kind !== 'pick') return null
  const slot = slotsOf(book, known).at(indexOfRow(meant.place))
  return slot === undefined ? null : propertyAt(book, slot).id
}
