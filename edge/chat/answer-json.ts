import type { ModelMessage } from 'ai'
import type * as z from 'zod/mini'
import { APOLOGY, type askAssistant, MOST_RESULTS, type SearchCriteria } from '../../sync/api/chat.ts'
import { plainText } from '../../sync/assistant/linked-text.ts'
import { slotsOf } from '../../sync/assistant/row-set.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import type { Criterion } from '../../sync/domain/criteria/criterion.ts'
import { filterOf } from '../../sync/domain/criteria/filter-of.ts'
import {
  type AssistantQuestion,
  answer,
  answerBuiltIn,
  chatAnswerOf,
  type ModelServices,
} from '../assistant/answer.ts'
import { ANSWER_LIMITS } from '../assistant/model/answer-limits.ts'
import type { ToolContext } from '../assistant/tools/tool-context.ts'

type ChatJson = z.infer<typeof askAssistant.output>

/** The whole answer at once. Where a model does not finish, the built-in assistant answers instead. */
export async function answerJson(
  services: ModelServices,
  question: Omit<AssistantQuestion, 'context'>,
  contextFor: () => ToolContext,
): Promise<ChatJson> {
  const { answerMs } = question.limits ?? ANSWER_LIMITS
  const signal = AbortSignal.any([question.signal, AbortSignal.timeout(answerMs)])
  for (const ask of [answer, answerBuiltIn]) {
    const context = contextFor()
    const words = await wordsFrom(ask(services, { ...question, signal, context }))
    if (words !== null) return jsonOf(context, words, question.messages)
    if (signal.aborted) break
  }
  return { message: APOLOGY, searchResults: [], totalCount: 0, searchCriteria: null, suggestedQuestions: [] }
}

/** Null where nothing was said, or it broke off. */
async function wordsFrom(result: ReturnType<typeof answer>): Promise<string | null> {
  let words = ''
  for await (const part of result.stream) {
    if (part.type === 'text-delta') words += part.text
    if (part.type === 'error' || part.type === 'abort') return null
  }
  return words.trim() === '' ? null : words
}

function jsonOf(context: ToolContext, words: string, messages: readonly ModelMessage[]): ChatJson {
  const { rows, found, beware = [], suggestedQuestions } = chatAnswerOf(context, words, messages)
  const slots = rows === null ? new Uint32Array() : slotsOf(context.book, rows).subarray(0, MOST_RESULTS)
  return {
    message: [words, ...beware].map(plainText).join('\n'),
    searchResults: Array.from(slots, (slot) => propertyAt(context.book, slot)),
    totalCount: found,
    searchCriteria: rows === null ? null : searchCriteriaOf(rows.criteria),
    suggestedQuestions,
  }
}

function searchCriteriaOf(criteria: readonly Criterion[]): SearchCriteria {
  const parsed = criteria.map((criterion) => ({ criterion, spans: [] }))
  const {
    propertyTypes = [],
    location = null,
    minSqft = null,
    maxRent = null,
  } = filterOf({ criteria: parsed, sort: null })
  const firm = criteria.find((one) => one.kind === 'party' && one.field === 'brokerFirm' && !one.not)
  return { propertyTypes, location, minSqft, maxRent, brokerFirm: firm?.kind === 'party' ? firm.text : null }
}

/** A conversation as the specification sends it, as a model takes it. */
export function modelMessages(
  history: readonly { role: 'user' | 'assistant'; content: string }[],
): ModelMessage[] {
  return history
    .filter(({ content }) => content.trim() !== '')
    .map(({ role, content }) => ({ role, content }))
}
