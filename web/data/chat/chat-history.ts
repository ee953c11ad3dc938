import * as z from 'zod/mini'
import { chatDataParts, chatMetadata } from '../../../sync/api/chat.ts'
import { chatKey } from './chat-key.ts'

/** What is kept of a conversation: the newest messages, and no more than so many UTF-16 units of JSON. */
const MOST_MESSAGES = 40
const MOST_UNITS = 400_000

const part = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('data-figures'), data: chatDataParts.figures }),
  z.object({ type: z.literal('data-answer'), data: chatDataParts.answer }),
])

const keptMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  parts: z.array(part),
  metadata: z.optional(chatMetadata),
})
export type KeptMessage = z.infer<typeof keptMessage>

const keptChat = z.object({ messages: z.array(keptMessage), draft: z.string() })
export type KeptChat = z.infer<typeof keptChat>

/** A user's conversation in this browser, and what is typed but not sent. */
export function readChat(userId: string): KeptChat {
  try {
    return z.parse(keptChat, JSON.parse(localStorage.getItem(chatKey(userId)) ?? ''))
  } catch {
    return { messages: [], draft: '' }
  }
}

/** Keeps a conversation; of a long one, its end. */
export function keepChat(userId: string, { messages, draft }: KeptChat): void {
  let kept = messages.slice(-MOST_MESSAGES)
  let json = JSON.stringify({ messages: kept, draft })
  while (json.length > MOST_UNITS && kept.length > 1) {
    kept = kept.slice(Math.ceil(kept.length / 2))
    json = JSON.stringify({ messages: kept, draft })
  }
  try {
    if (kept.length === 0 && draft === '') localStorage.removeItem(chatKey(userId))
    else localStorage.setItem(chatKey(userId), json)
  } catch {
    // Full or forbidden: the conversation lasts as long as the page.
  }
}
