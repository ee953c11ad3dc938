import { DefaultChatTransport } from 'ai'
import { chatApi, HISTORY_MESSAGES } from '../../sync/chat-api.ts'
import { type ChatMessage, wordsOf } from './chat-message.ts'

/** Sends the end of a conversation, words only, and of the question the rows that were on screen. */
export const chatTransport = new DefaultChatTransport<ChatMessage>({
  api: chatApi.path,
  credentials: 'same-origin',
  headers: { Accept: 'text/event-stream' },
  prepareSendMessagesRequest: ({ messages }) => ({
    body: { messages: messages.filter(hasWords).slice(-HISTORY_MESSAGES).map(sent) },
  }),
})

function sent(message: ChatMessage, index: number, all: readonly ChatMessage[]) {
  const { id, role, metadata } = message
  const words = { id, role, parts: [{ type: 'text', text: wordsOf(message) }] }
  return index === all.length - 1 && metadata !== undefined ? { ...words, metadata } : words
}

function hasWords(message: ChatMessage): boolean {
  return wordsOf(message).trim() !== ''
}
