import { HISTORY_LENGTH, HISTORY_MESSAGES } from '../../sync/api/chat.ts'

/** What the assistant is told before a question: the last messages, fewer where they are long, one at least. */
export function lastMessages<T>(messages: readonly T[], wordsOf: (message: T) => string): T[] {
  const last = messages.slice(-HISTORY_MESSAGES)
  let length = 0
  const from = last.findLastIndex((message, i) => {
    length += wordsOf(message).length
    return length > HISTORY_LENGTH && i < last.length - 1
  })
  return last.slice(from + 1)
}
