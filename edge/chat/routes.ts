import { convertToModelMessages } from 'ai'
import type { Context, Hono } from 'hono'
import { askAssistant } from '../../sync/api/chat.ts'
import { wayBack } from '../../sync/assistant/conversation/way-back.ts'
import { plainText } from '../../sync/assistant/linked-text.ts'
import type { RowSet } from '../../sync/assistant/row-set.ts'
import { dayHere } from '../../sync/domain/dates/days.ts'
import type { SessionUser } from '../../sync/session.ts'
import { planTurn } from '../assistant/built-in/plans/plan-turn.ts'
import type { TakeTokens } from '../assistant/model/within-budget.ts'
import { resolveSet } from '../assistant/tools/asked-set.ts'
import type { BookToday } from '../assistant/tools/tool-context.ts'
import { countCall } from '../auth/count-call.ts'
import type { BookOf } from '../book/caller-book.ts'
import { readInput, readJson } from '../http/handle.ts'
import type { Services } from '../services/services.ts'
import { answerJson, modelMessages } from './answer-json.ts'
import { answerStream } from './answer-stream.ts'
import { type ChatMessage, lastMessages, readConversation } from './chat-input.ts'
import { toolContextFor } from './tool-context-for.ts'

/** The assistant: the specification's JSON, or the stream of the page, as the caller accepts. */
export function chatRoutes(app: Hono, services: Services, bookOf: BookOf): void {
  app.post(askAssistant.path, async (c) => {
    const user = await countCall('chat', c, services)
    return wantsStream(c) ? await stream(c, user) : await json(c, user)
  })

  function takeTokens({ userId }: SessionUser): TakeTokens {
    return (tokens) => services.limits.modelTokens(userId, tokens) === null
  }

  async function json(c: Context, user: SessionUser): Promise<Response> {
    const { message, conversationHistory = [] } = await readInput(askAssistant, c)
    const history = lastMessages(conversationHistory, ({ content }) => content)
    const book = await bookOf(c)
    const questions = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
    const messages = modelMessages([...history, { role: 'user', content: message }])
    const at = { book, today: dayHere(services.now()) }
    const { known, before } = knownRows(at, questions)
    const question = { messages, known, before, signal: c.req.raw.signal, takeTokens: takeTokens(user) }
    return c.json(await answerJson(services, question, () => toolContextFor(services, book, user)))
  }

  async function stream(c: Context, user: SessionUser): Promise<Response> {
    const conversation = await readConversation(await readJson(c))
    const book = await bookOf(c)
    const { known, before } = rowsBefore(conversation)
    // Only the words of earlier answers, because their links point to those answers' figures.
    const told = conversation.map((message) => ({
      ...message,
      parts: message.parts.flatMap((part) =>
        part.type === 'text' ? [{ type: 'text' as const, text: plainText(part.text) }] : [],
      ),
    }))
    const messages = await convertToModelMessages(told.filter(({ parts }) => parts.length > 0))
    return answerStream(
      services,
      { messages, known, before, takeTokens: takeTokens(user) },
      (reading) => toolContextFor(services, book, user, reading),
      c.req.raw.signal,
    )
  }
}

/** What was on screen at the question before this one, and at this one. */
function rowsBefore(conversation: readonly ChatMessage[]): { known: RowSet | null; before: RowSet | null } {
  const asked = conversation.flatMap(({ role, metadata }) =>
    role === 'user' && metadata?.rows !== undefined ? [metadata.rows] : [],
  )
  const isFirst = conversation.findLast(({ role }) => role === 'user')?.metadata?.rows === undefined
  return { known: isFirst ? null : (asked.at(-1) ?? null), before: wayBack(asked) }
}

function wantsStream(c: Context): boolean {
  return c.req.header('accept')?.includes('text/event-stream') === true
}

/** The rows that earlier questions are about, for callers who only send words. It makes no new search. */
function knownRows(
  at: BookToday,
  questions: readonly string[],
): { known: RowSet | null; before: RowSet | null } {
  let known: RowSet | null = null
  const states: RowSet[] = []
  for (const question of questions) {
    const plan = planTurn(at, question, known, wayBack(states))
    const call = plan.kind === 'calls' ? plan.calls.at(-1) : undefined
    if (
      call?.tool === 'search' ||
      call?.tool === 'statistics' ||
      call?.tool === 'analyze' ||
      call?.tool === 'saveCompList'
    ) {
      known = resolveSet(at, call.input).rows
      states.push(known)
    }
  }
  return { known, before: wayBack(states) }
}
