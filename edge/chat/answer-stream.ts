import {
  createUIMessageStream,
  createUIMessageStreamResponse,
  toUIMessageStream,
  type UIMessageChunk,
} from 'ai'
import { APOLOGY, MOST_FIGURES } from '../../sync/api/chat.ts'
import { type AssistantQuestion, answer, chatAnswerOf, type ModelServices } from '../assistant/answer.ts'
import type { ToolContext } from '../assistant/tools/tool-context.ts'
import type { ChatMessage } from './chat-input.ts'

/** The answer as it is being made: words, each figure before the words that use it, and last what was found. */
export function answerStream(
  services: ModelServices,
  question: Omit<AssistantQuestion, 'context' | 'signal'>,
  contextFor: (reading: ToolContext['reading']) => ToolContext,
  leaving: AbortSignal,
): Response {
  const gone = new AbortController()
  const signal = AbortSignal.any([leaving, gone.signal])
  const stream = createUIMessageStream<ChatMessage>({
    onError: () => APOLOGY,
    async execute({ writer }) {
      const context = contextFor((words) =>
        writer.write({ type: 'data-reading', data: { words }, transient: true }),
      )
      const result = answer(services, { ...question, context, signal })
      let words = ''
      let hasFailed = false
      const chunks = toUIMessageStream<never, ChatMessage>({
        stream: result.stream as never,
        sendReasoning: false,
        sendSources: false,
        onError: () => APOLOGY,
      })
      for await (const chunk of asIterable(chunks)) {
        if (chunk.type === 'error' || chunk.type === 'abort') hasFailed = true
        if (isInternal(chunk)) continue
        if (chunk.type === 'text-delta') {
          words += chunk.delta
          const figures = context.findings.takeFigures()
          for (let at = 0; at < figures.length; at += MOST_FIGURES)
            writer.write({ type: 'data-figures', data: figures.slice(at, at + MOST_FIGURES) })
        }
        const hasWords = words.trim() !== ''
        if (chunk.type === 'finish' && !hasFailed && hasWords) {
          writer.write({ type: 'data-answer', data: chatAnswerOf(context, words, question.messages) })
        }
        if (chunk.type === 'finish' && !hasFailed && !hasWords) {
          writer.write({ type: 'error', errorText: APOLOGY })
        }
        writer.write(chunk)
      }
    },
  })
  return createUIMessageStreamResponse({ stream: stoppable(stream, gone) })
}

/** Calls of tools stay here: the page is given figures, not what a model was told. */
function isInternal({ type }: UIMessageChunk): boolean {
  return (
    type.startsWith('tool-') || type === 'start-step' || type === 'finish-step' || type.startsWith('source')
  )
}

/** When the reader of a stream leaves, the writer is notified. */
function stoppable<T>(stream: ReadableStream<T>, gone: AbortController): ReadableStream<T> {
  const reader = stream.getReader()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel(reason) {
      gone.abort(reason)
      await reader.cancel(reason)
    },
  })
}

async function* asIterable<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
