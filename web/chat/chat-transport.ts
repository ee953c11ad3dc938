import { DefaultChatTransport } from 'ai'
import { askAssistant, HISTORY_MESSAGES } from '../../sync/api/chat.ts'
import { sayUnauthorized } from '../data/session/unauthorized.ts'
import { type ChatMessage, wordsOf } from './chat-message.ts'

/** Sends the question and the messages before it, words only, and of the question the rows that were on screen. */
export const chatTransport = new DefaultChatTransport<ChatMessage>({
  api: askAssistant.path,
  credentials: 'same-origin',
  headers: { Accept: 'text/event-stream' },
  async fetch(...asked) {
    const response = await fetch(...asked)
    if (response.status === 401) sayUnauthorized()
    return response
  },
  prepareSendMessagesRequest: ({ messages }) => ({
    body: {
      messages: messages
        .filter(hasWords)
        .slice(-HISTORY_MESSAGES - 1)
        .map(sent),
    },
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
