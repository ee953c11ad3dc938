import { createOpenAI } from '@ai-sdk/openai'
import { isStepCount, type ModelMessage, streamText } from 'ai'
import type { ChatAnswer } from '../../sync/api/chat.ts'
import { piecesOf } from '../../sync/assistant/linked-text.ts'
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

/** How many steps of tool calls and answers one question may take. The last must be words. */
const MOST_STEPS = 6

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
  const { messages, known, signal, limits = ANSWER_LIMITS } = question
  return streamText({
    model: modelFor(services, question, limits),
    // The built-in assistant needs none.
    ...(services.settings.assistant !== null && { instructions: instructionsFor(question.context, known) }),
    messages,
    tools: createTools(question.context, (tool, error) =>
      services.log({ event: 'assistant', tool, failed: describeError(error) }),
    ),
    stopWhen: isStepCount(MOST_STEPS),
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
  const { found, notUnderstood, proposal, table, chart, beware, isInstead, isByModel, began } =
    context.findings
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
    unbacked: isByModel && !isInstead ? unbackedFigures(words, context, questionsIn(messages)) : [],
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

const NUMBER = /(?<![\p{L}\d_])\$?\d[\d,]*(?:\.\d+)?(?: ?(?:%|k\b|percent))?/giu
/** Counts of things in a sentence, such as "the 3 of them", and list numbers, are no figures. */
const SMALL = 12
/** Figures named to the reader; more say no more. */
const MOST = 20

/** Figures in a model's words that no tool gave and nobody asked with. Linked ones are the tools' own. */
function unbackedFigures(
  words: string,
  { findings, outputs }: Pick<ToolContext, 'findings' | 'outputs'>,
  questions: readonly string[],
): string[] {
  const given = numbersOf([...outputs.values()].map((output) => JSON.stringify(output)).join(' '))
  const asked = numbersOf(questions.join(' '))
  const loose = piecesOf(words, findings.figures)
    .filter(({ figure }) => figure === null)
    .flatMap(({ text }) => text.match(NUMBER) ?? [])
  const unbacked = loose.filter((said) => {
    const value = amountOf(said)
    return !isSmallCount(said, value) && !isNear(given, value) && !isNear(asked, value)
  })
  return [...new Set(unbacked.map((said) => said.trim()))].slice(0, MOST)
}

function isSmallCount(said: string, value: number): boolean {
  return /^\d+$/.test(said) && value <= SMALL
}

function numbersOf(text: string): number[] {
  return (text.match(NUMBER) ?? []).map(amountOf)
}

function amountOf(said: string): number {
  const value = Number(said.replaceAll(/[^\d.]/g, '').replace(/\.$/, ''))
  return /k$/i.test(said) ? value * 1_000 : value
}

/** Models round what they are told. */
function isNear(numbers: readonly number[], value: number): boolean {
  return numbers.some((given) => given === value || Math.abs(given - value) <= Math.abs(given) * 0.005)
}
