import type { Figure } from '../../../sync/assistant/figure.ts'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { answerOf, type ChatMessage, figuresOf, lastFound } from '../chat-message.ts'

/** What is shown beside the conversation: the rows an answer found, or the rows behind one of its figures. */
export interface ShownRows {
  messageId: string
  figure: Figure | null
  rows: RowSet
}

/** What was chosen, else what the last answer found. */
export function shownRows(
  messages: readonly ChatMessage[],
  chosen: { messageId: string; figureId: string | null } | null,
): ShownRows | null {
  const message = messages.find(({ id }) => id === chosen?.messageId)
  const figure = message && figuresOf(message).find(({ id }) => id === chosen?.figureId)
  if (message !== undefined && figure !== undefined)
    return { messageId: message.id, figure, rows: figure.rows }
  const rows = message && answerOf(message)?.rows
  if (message !== undefined && rows) return { messageId: message.id, figure: null, rows }
  const last = lastFound(messages)
  return last === null ? null : { messageId: last.id, figure: null, rows: last.rows }
}

/** Heading and hint of what is shown. */
export function shownWords({ figure, rows }: ShownRows, count: number): { title: string; hint: string } {
  const found = `Found ${formatCount(count)} ${count === 1 ? 'property' : 'properties'}`
  if (figure === null) return { title: 'Search Results', hint: found }
  const title = /^$|\bproperties\b/.test(figure.what)
    ? `${figure.text} ${count === 1 ? figure.what.replace('properties', 'property') : figure.what}`.trim()
    : `${figure.text} is the ${figure.what} of ${formatCount(count)} ${count === 1 ? 'property' : 'properties'}`
  const isByRent = rows.order?.field === 'rentPerSf'
  const marked =
    isMedian(figure) && count > 0 ? `; the middle ${count % 2 === 0 ? 'rows are' : 'row is'} marked` : ''
  return {
    title,
    hint: isByRent ? `Sorted by rent${marked}` : found,
  }
}

/** The row to mark: the one in the middle of a median. */
export function markedRow({ figure }: ShownRows, count: number): number {
  return figure !== null && isMedian(figure) ? (count - 1) >> 1 : -1
}

function isMedian({ what }: Figure): boolean {
  return what.startsWith('median')
}
