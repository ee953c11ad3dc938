import { safeValidateUIMessages, type UIMessage } from 'ai'
import * as z from 'zod/mini'
import {
  type ChatDataParts,
  type ChatMetadata,
  chatDataParts,
  chatMetadata,
  HISTORY_LENGTH,
  HISTORY_MESSAGES,
  MESSAGE_LENGTH,
} from '../../sync/api/chat.ts'
import { formatCount } from '../../sync/domain/format.ts'
import { isBlank } from '../../sync/domain/words/person-text.ts'
import { ApiError } from '../http/api-error.ts'

export type ChatMessage = UIMessage<ChatMetadata, ChatDataParts>

const envelope = z.object({
  messages: z.array(z.looseObject({ role: z.string(), parts: z.array(z.looseObject({ type: z.string() })) })),
})
const ROLES: ReadonlySet<string> = new Set(['user', 'assistant'])
/** Words, and what the server itself adds to them. Tools are called here, never by what a browser says was called. */
const PARTS: ReadonlySet<string> = new Set([
  'text',
  'step-start',
  ...Object.keys(chatDataParts).map((name) => `data-${name}`),
])

/**
 * The conversation of a request: the question, which is last, and the messages before it.
 * @throws ApiError with a sentence where it is none
 */
export async function readConversation(body: unknown): Promise<ChatMessage[]> {
  const parsed = z.safeParse(envelope, body)
  if (!parsed.success || parsed.data.messages.length === 0)
    throw refused('messages: must be a list of messages.')
  const messages = parsed.data.messages.slice(-HISTORY_MESSAGES - 1)
  for (const { role, parts } of messages) {
    if (!ROLES.has(role)) throw refused('messages: a role must be user or assistant.')
    if (!parts.every(({ type }) => PARTS.has(type))) throw refused('messages: has a part of an unknown kind.')
  }
  const valid = await safeValidateUIMessages<ChatMessage>({
    messages,
    metadataSchema: z.optional(chatMetadata),
    dataSchemas: chatDataParts,
  })
  if (!valid.success) throw refused('messages: has a part that is not valid.')
  const last = valid.data.at(-1)
  if (last?.role !== 'user') throw refused('messages: the last one must be the user’s.')
  const words = messageText(last)
  if (isBlank(words)) throw refused('message: must not be empty.')
  const isTooLong = (message: ChatMessage) =>
    messageText(message).length > (message.role === 'user' ? MESSAGE_LENGTH : HISTORY_LENGTH)
  if (valid.data.some(isTooLong)) {
    throw refused(`message: must be no longer than ${formatCount(MESSAGE_LENGTH)} characters.`)
  }
  return [...lastMessages(valid.data.slice(0, -1), messageText), last]
}

export function messageText({ parts }: ChatMessage): string {
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
}

function refused(sentence: string): ApiError {
  return new ApiError('bad_request', sentence)
}

/** What the assistant is told before a question: the last messages, fewer where they are long, one at least. */
export function lastMessages<T>(messages: readonly T[], messageText: (message: T) => string): T[] {
  const last = messages.slice(-HISTORY_MESSAGES)
  let length = 0
  const from = last.findLastIndex((message, i) => {
    length += messageText(message).length
    return length > HISTORY_LENGTH && i < last.length - 1
  })
  return last.slice(from + 1)
}
