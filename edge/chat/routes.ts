import { convertToModelMessages } from 'ai'
import type { Context, Hono } from 'hono'
import { plainText } from '../../sync/assistant/linked-text.ts'
import { chatApi, HISTORY_MESSAGES } from '../../sync/chat-api.ts'
import { dayHere } from '../../sync/domain/days.ts'
import { requireUser } from '../auth/require-user.ts'
import type { BookOf } from '../book/caller-book.ts'
import { readInput, readJson } from '../handle.ts'
import type { Services } from '../services.ts'
import { answerJson, modelMessages } from './answer-json.ts'
import { answerStream } from './answer-stream.ts'
import { readConversation } from './chat-input.ts'
import { deskOf } from './desk-of.ts'
import { knownRows } from './known-rows.ts'

/** The assistant: the specification's JSON, or the stream of the page, as the caller accepts. */
export function chatRoutes(app: Hono, services: Services, bookOf: BookOf): void {
  app.post(chatApi.path, async (c) => {
    const user = await requireUser(c, services)
    services.limits.chat(user.userId)
    return wantsStream(c) ? await stream(c, user) : await json(c, user)
  })

  async function json(c: Context, user: Awaited<ReturnType<typeof requireUser>>): Promise<Response> {
    const { message, conversationHistory = [] } = await readInput(chatApi, c)
    const history = conversationHistory.slice(-HISTORY_MESSAGES)
    const book = await bookOf(c)
    const questions = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
    const messages = modelMessages([...history, { role: 'user', content: message }])
    const known = knownRows({ book, today: dayHere(services.now()) }, questions)
    const question = { messages, known, signal: c.req.raw.signal }
    return c.json(await answerJson(services, question, () => deskOf(services, book, user)))
  }

  async function stream(c: Context, user: Awaited<ReturnType<typeof requireUser>>): Promise<Response> {
    const conversation = await readConversation(await readJson(c))
    const book = await bookOf(c)
    const known = conversation.at(-1)?.metadata?.rows ?? null
    // Of earlier answers only the words: their links are of another answer's figures.
    const told = conversation.map((message) => ({
      ...message,
      parts: message.parts.flatMap((part) =>
        part.type === 'text' ? [{ type: 'text' as const, text: plainText(part.text) }] : [],
      ),
    }))
    const messages = await convertToModelMessages(told.filter(({ parts }) => parts.length > 0))
    return answerStream(
      services,
      { messages, known },
      (reading) => deskOf(services, book, user, reading),
      c.req.raw.signal,
    )
  }
}

function wantsStream(c: Context): boolean {
  return c.req.header('accept')?.includes('text/event-stream') === true
}
