import { type RowSet, slotsOf } from '../../../sync/assistant/row-set.ts'
import type { CallOptions, Model, StreamPart } from '../model/model.ts'
import type { ToolContext } from '../tools/tool-context.ts'
import { assumedWords } from './answers/assumed-words.ts'
import { compose } from './answers/compose.ts'
import type { Plan } from './plan.ts'
import { planTurn } from './plans/plan-turn.ts'

const OWN_CALL = 'built-in-'
const NO_USAGE = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}

/**
 * The assistant without a model: the query language reads the question, the tools find the figures, and fixed
 * sentences say them. The same question about the same book gets the same answer.
 */
export function builtInModel(
  context: ToolContext,
  known: RowSet | null,
  before: RowSet | null = null,
): Model {
  // The model is asked twice: for its calls, and for its words once they were made.
  let planned: { question: string; plan: Plan } | null = null
  return {
    specificationVersion: 'v4',
    provider: 'clearheight',
    modelId: 'built-in',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('The built-in assistant only streams.')),
    doStream: async ({ prompt }) => {
      const [question = '', ...earlier] = questionsOf(prompt).toReversed()
      if (planned?.question !== question)
        planned = { question, plan: planTurn(context, question, known, before, earlier.toReversed()) }
      return { stream: streamOf(streamPartsOf(planned.plan, question, prompt, context)) }
    },
  }
}

function streamPartsOf(
  plan: Plan,
  question: string,
  prompt: CallOptions['prompt'],
  context: ToolContext,
): StreamPart[] {
  if (plan.kind === 'words') return said(plan.words)
  const isCalled = prompt.some(
    ({ role, content }) =>
      role === 'tool' &&
      content.some((part) => part.type === 'tool-result' && part.toolCallId.startsWith(OWN_CALL)),
  )
  if (!isCalled) {
    context.findings.beware.push(...assumedWords(context, question, plan.calls))
    return [
      { type: 'stream-start', warnings: [] },
      ...plan.calls.map(
        ({ tool, input }, i): StreamPart => ({
          type: 'tool-call',
          toolCallId: `${OWN_CALL}${i}`,
          toolName: tool,
          input: JSON.stringify(input),
        }),
      ),
      { type: 'finish', finishReason: { unified: 'tool-calls', raw: undefined }, usage: NO_USAGE },
    ]
  }
  const outputs = plan.calls.flatMap((_, i) => context.outputs.get(`${OWN_CALL}${i}`) ?? [])
  const { found } = context.findings
  if (plan.keeps !== undefined && found !== null) {
    context.findings.found = { rows: plan.keeps, count: slotsOf(context.book, plan.keeps).length }
  }
  const answer = compose(outputs, plan.wording)
  if (plan.isShort) {
    context.findings.table = null
    context.findings.chart = null
    return said(firstSentence(answer))
  }
  return said(plan.said == null ? answer : `${answer}\n${plan.said}`)
}

/** Up to a stop that is neither in a figure nor in the words of a link; of lines the first. */
function firstSentence(words: string): string {
  return SENTENCE.exec(words)?.[0] ?? words.split('\n')[0] ?? words
}

/** `[39 warehouses](f1) run from [$0.97/SF/mo](f2).` */
const SENTENCE = /^(?:\[[^\]\n]*\]\([^)\n]*\)|[^.!?[\n]|[.!?](?!\s|$))+[.!?]/

/** Word by word, as a model says it. */
function said(words: string): StreamPart[] {
  const id = 'answer'
  return [
    { type: 'stream-start', warnings: [] },
    { type: 'text-start', id },
    ...(words.match(/\S*\s*/g) ?? [])
      .filter(Boolean)
      .map((delta): StreamPart => ({ type: 'text-delta', id, delta })),
    { type: 'text-end', id },
    { type: 'finish', finishReason: { unified: 'stop', raw: undefined }, usage: NO_USAGE },
  ]
}

/** What the user asked, the last at the end. */
function questionsOf(prompt: CallOptions['prompt']): string[] {
  return prompt.flatMap((message) =>
    message.role === 'user'
      ? [message.content.map((part) => (part.type === 'text' ? part.text : '')).join(' ')]
      : [],
  )
}

function streamOf(parts: readonly StreamPart[]): ReadableStream<StreamPart> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
}
