/**
 * The text in the search box. It runs ahead of the query in force while someone types, and follows the query
 * where that changes for another reason: a chip removed, a suggestion taken, Back pressed.
 */
export interface QueryBox {
  text: string
  /** The query in force when last looked at. */
  seen: string
  /** Texts handed on that have not come back as the query in force. */
  sent: readonly string[]
}

export function queryBox(query: string): QueryBox {
  return { text: query, seen: query, sent: [] }
}

export function typed(box: QueryBox, text: string): QueryBox {
  return { ...box, text, sent: [...box.sent, text] }
}

/** The same object where nothing changed. */
export function heard(box: QueryBox, query: string): QueryBox {
  if (query === box.seen) return box
  if (query === box.text) return queryBox(query)
  const echo = box.sent.indexOf(query)
  return echo < 0 ? queryBox(query) : { text: box.text, seen: query, sent: box.sent.slice(echo + 1) }
}
