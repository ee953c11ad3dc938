import type { UIMessage } from 'ai'
import type { ChatAnswer, ChatDataParts, ChatMetadata } from '../../sync/api/chat.ts'
import type { Figure } from '../../sync/assistant/figure.ts'
import type { RowSet } from '../../sync/assistant/row-set.ts'

export type ChatMessage = UIMessage<ChatMetadata, ChatDataParts>

/** All a message says, without its figures. */
export function wordsOf({ parts }: ChatMessage): string {
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
}

/** The figures an answer may link to. */
export function figuresOf({ parts }: ChatMessage): Figure[] {
  return parts.flatMap((part) => (part.type === 'data-figures' ? part.data : []))
}

/** What an answer found; null while it is being made, and of one that broke off. */
export function answerOf({ parts }: ChatMessage): ChatAnswer | null {
  return parts.find((part) => part.type === 'data-answer')?.data ?? null
}

/** The message with part of its answer changed: its criteria by hand, or what it proposed and was done. */
export function withAnswer(
  message: ChatMessage,
  change: Partial<Pick<ChatAnswer, 'rows' | 'proposal'>>,
): ChatMessage {
  return {
    ...message,
    parts: message.parts.map((part) =>
      part.type === 'data-answer' ? { ...part, data: { ...part.data, ...change } } : part,
    ),
  }
}

/** The last answer that found something to talk of. */
export function lastFound(messages: readonly ChatMessage[]): { id: string; rows: RowSet } | null {
  for (const message of messages.toReversed()) {
    const rows = answerOf(message)?.rows
    if (rows) return { id: message.id, rows }
  }
  return null
}
