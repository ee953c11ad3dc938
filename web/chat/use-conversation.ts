import { useChat } from '@ai-sdk/react'
import { DefaultChatTransport } from 'ai'
import { useEffect, useRef, useState } from 'react'
import { APOLOGY, askAssistant, HISTORY_MESSAGES, STARTING_QUESTIONS } from '../../sync/api/chat.ts'
import { type KeptMessage, keepChat, readChat } from '../data/chat/chat-history.ts'
import { sayUnauthorized } from '../data/requests/unauthorized.ts'
import { SERVER_AWAY_RETRY } from '../ui/states/server-away.ts'
import { answerOf, type ChatMessage, lastFound, withAnswer, wordsOf } from './chat-message.ts'

export interface Conversation {
  messages: readonly ChatMessage[]
  /** An answer is on its way: nothing else can be asked. */
  isPending: boolean
  /** What the assistant is about, where it says so. */
  reading: string | null
  /** What to say of an answer that did not come, or broke off; null where there is none. */
  failure: string | null
  suggested: readonly string[]
  draft: string
  setDraft(text: string): void
  ask(question: string): void
  tryAgain(): void
  /** Changes the criteria of an answer by hand, or what is left to do of it. */
  change(messageId: string, change: Parameters<typeof withAnswer>[1]): void
  /** Begins a new conversation. */
  clear(): void
}

/** A user's conversation with the assistant. It survives a reload. `onAnswer` is told of every whole answer. */
export function useConversation(userId: string, onAnswer: (message: ChatMessage) => void): Conversation {
  const [kept] = useState(() => readChat(userId))
  const [draft, setDraft] = useState(kept.draft)
  const [reading, setReading] = useState<string | null>(null)
  const chat = useChat<ChatMessage>({
    id: userId,
    messages: kept.messages as ChatMessage[],
    transport: chatTransport,
    throttle: 40,
    onData: (part) => {
      if (part.type === 'data-reading') setReading(part.data.words)
    },
    onFinish: ({ message, isError, isAbort }) => {
      if (!isError && !isAbort && answerOf(message) !== null) onAnswer(message)
    },
  })
  const { messages, status } = chat
  const isPending = status === 'submitted' || status === 'streaming'
  useKeeping(userId, messages, draft, isPending)

  const last = messages.at(-1)
  const isBroken = !isPending && last !== undefined && (last.role === 'user' || answerOf(last) === null)

  function ask(question: string) {
    const text = question.trim()
    if (text === '' || isPending) return
    setReading(null)
    setDraft('')
    chat.clearError()
    const rows = lastFound(messages)?.rows
    void chat.sendMessage({ text, metadata: { sentAt: Date.now(), ...(rows && { rows }) } })
  }

  return {
    messages,
    isPending,
    reading,
    failure: isBroken ? sentenceOf(chat.error) : null,
    suggested: last === undefined ? STARTING_QUESTIONS : (lastSuggested(messages) ?? STARTING_QUESTIONS),
    draft,
    setDraft,
    ask,
    tryAgain() {
      setReading(null)
      chat.clearError()
      void chat.regenerate()
    },
    change: (id, change) =>
      chat.setMessages((all) =>
        all.map((message) => (message.id === id ? withAnswer(message, change) : message)),
      ),
    clear() {
      void chat.stop()
      chat.clearError()
      chat.setMessages([])
      setDraft('')
    },
  }
}

/** Writes the conversation down, but not at every word of an answer. */
function useKeeping(userId: string, messages: ChatMessage[], draft: string, isPending: boolean): void {
  const newest = useRef({ messages, draft })
  newest.current = { messages, draft }
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is saved once it is complete, not at every word.
  useEffect(() => keep(userId, newest.current), [userId, draft, isPending, isPending ? null : messages])
  useEffect(() => {
    const onHide = () => keep(userId, newest.current)
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      onHide()
    }
  }, [userId])
}

function keep(userId: string, { messages, draft }: { messages: ChatMessage[]; draft: string }): void {
  const kept = messages.map(({ id, role, parts, metadata }) => ({
    id,
    role,
    metadata,
    parts: parts.filter(({ type }) => type === 'text' || type === 'data-figures' || type === 'data-answer'),
  }))
  keepChat(userId, { messages: kept as KeptMessage[], draft })
}

function lastSuggested(messages: readonly ChatMessage[]): readonly string[] | null {
  for (const message of messages.toReversed()) {
    const suggested = answerOf(message)?.suggestedQuestions
    if (suggested !== undefined && suggested.length > 0) return suggested
  }
  return null
}

/** The server's own sentence of a refusal, that it cannot be reached, else the apology. */
function sentenceOf(error: Error | undefined): string {
  if (error instanceof TypeError) return SERVER_AWAY_RETRY
  try {
    const { message } = JSON.parse(error?.message ?? '') as { message?: unknown }
    return typeof message === 'string' ? message : APOLOGY
  } catch {
    return APOLOGY
  }
}

/** True where there is anything to begin again. */
export function hasBegun({ messages, draft }: Pick<Conversation, 'messages' | 'draft'>): boolean {
  return messages.some((message) => wordsOf(message) !== '') || draft !== ''
}

/** Sends the question and the messages before it, words only, and of each question the rows that were on screen: the way back. */
const chatTransport = new DefaultChatTransport<ChatMessage>({
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

function sent(message: ChatMessage) {
  const { id, role, metadata } = message
  const words = { id, role, parts: [{ type: 'text', text: wordsOf(message) }] }
  return role === 'user' && metadata !== undefined ? { ...words, metadata } : words
}

function hasWords(message: ChatMessage): boolean {
  return wordsOf(message).trim() !== ''
}
