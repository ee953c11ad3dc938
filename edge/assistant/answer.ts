import { createOpenAI } from '@ai-sdk/openai'
import { isStepCount, type ModelMessage, streamText } from 'ai'
import type { ChatAnswer } from '../../sync/api/chat.ts'
import type { RowSet } from '../../sync/assistant/row-set.ts'
import { describeError } from '../errors/describe-error.ts'
import type { Services, Settings } from '../services/services.ts'
import type { AssistantSettings } from '../settings/assistant-settings.ts'
import { builtInModel } from './built-in/built-in-model.ts'
import { instructionsFor } from './instructions.ts'
import { ANSWER_LIMITS, type AnswerLimits } from './model/answer-limits.ts'
import { fallbackModel } from './model/fallback-model.ts'
import type { Model } from './model/model.ts'
import { type TakeTokens, withinBudget } from './model/within-budget.ts'
import { suggestedQuestions } from './suggested-questions.ts'
import type { ToolContext } from './tools/tool-context.ts'
import { createTools } from './tools.ts'
import { unbackedFigures } from './unbacked-figures.ts'

/** How many steps a model may take to answer one question. In the last of them it may call no tool. */
const MOST_STEPS = 6
/** Those of the built-in assistant, where a model calls a tool even then. */
const STEPS_INSTEAD = 2
/** Said where a model has written all that it may. */
const CUT_OFF = 'The answer became too long and ends early. Ask for a part of it.'

/** The services that an answer needs. */
export interface ModelServices extends Pick<Services, 'fetch' | 'log'> {
  readonly settings: Pick<Settings, 'assistant'>
}

export interface AssistantQuestion {
  context: ToolContext
  messages: ModelMessage[]
  /** The rows that the conversation is about. */
  known: RowSet | null
  /** Those it was about before, to which "undo" leads. */
  before?: RowSet | null
  /** Fires when nobody reads on. */
  signal: AbortSignal
  limits?: AnswerLimits
  /** Takes tokens from what the user's answers may cost. */
  takeTokens: TakeTokens
}

/** Answers the last of the messages: by the model that is configured, else by the built-in assistant. */
export function answer(services: ModelServices, question: AssistantQuestion) {
  const { context, messages, known, signal, limits = ANSWER_LIMITS } = question
  // The built-in assistant needs none.
  const instructions = services.settings.assistant === null ? null : instructionsFor(context, known)
  context.findings.instructions = instructions
  return streamText({
    model: modelFor(services, question, limits),
    ...(instructions !== null && { instructions }),
    messages,
    tools: createTools(context, (tool, error) =>
      services.log({ event: 'assistant', tool, failed: describeError(error) }),
    ),
    stopWhen: isStepCount(MOST_STEPS + STEPS_INSTEAD),
    onStepEnd: ({ finishReason }) => {
      if (finishReason === 'length') context.findings.beware.push(CUT_OFF)
    },
    // The fallback model makes its own retries.
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(limits.answerMs)]),
    onError: ({ error }) => services.log({ event: 'assistant', failed: describeError(error) }),
  })
}

/** The same question to the built-in assistant alone. */
export function answerBuiltIn(services: ModelServices, question: AssistantQuestion) {
  return answer({ ...services, settings: { assistant: null } }, question)
}

/** What was found, to go with the words. `questions` are the user's. */
export function chatAnswerOf(
  context: ToolContext,
  words: string,
  messages: readonly ModelMessage[],
): ChatAnswer {
  const { found, notUnderstood, proposal, table, chart, beware, isInstead, isByModel, began, instructions } =
    context.findings
  const told = [...questionsIn(messages), instructions ?? '']
  return {
    rows: found?.rows ?? null,
    found: found?.count ?? 0,
    notUnderstood,
    proposal,
    table,
    chart,
    beware,
    isInstead,
    isByModel: isByModel && !isInstead,
    unbacked: isByModel && !isInstead ? unbackedFigures(words, context, told) : [],
    tookMs: Math.round(performance.now() - began),
    suggestedQuestions: suggestedQuestions(context),
  }
}

function questionsIn(messages: readonly ModelMessage[]): string[] {
  return messages.flatMap(({ role, content }) => {
    if (role !== 'user') return []
    return typeof content === 'string'
      ? [content]
      : content.map((part) => (part.type === 'text' ? part.text : ''))
  })
}

function modelFor(
  { settings, fetch, log }: ModelServices,
  { context, known, before, takeTokens }: AssistantQuestion,
  limits: AnswerLimits,
): Model {
  const instead = builtInModel(context, known, before)
  if (settings.assistant === null) return instead
  context.findings.isByModel = true
  return fallbackModel({
    primary: withinBudget(outsideModel(settings.assistant, fetch), limits.outputTokens, takeTokens),
    instead,
    limits,
    mostSteps: MOST_STEPS,
    onFailure: (why) => {
      context.findings.isInstead = true
      log({ event: 'assistant', outside: 'failed', why })
    },
  })
}

function outsideModel({ apiKey, baseUrl, model, api }: AssistantSettings, fetch: Services['fetch']): Model {
  const openai = createOpenAI({
    apiKey,
    baseURL: baseUrl,
    fetch(input, init) {
      const request = new Request(input, init)
      // Node follows signals weakly: a call whose request was collected would not be given up.
      init?.signal?.addEventListener('abort', () => void request, { once: true })
      return fetch(request)
    },
  })
  return api === 'chat' ? openai.chat(model) : openai.responses(model)
}
