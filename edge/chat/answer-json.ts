import type { ModelMessage } from 'ai'
import type * as z from 'zod/mini'
import { APOLOGY, type askAssistant, MOST_RESULTS, type SearchCriteria } from '../../sync/api/chat.ts'
import { plainText } from '../../sync/assistant/linked-text.ts'
import { slotsOf } from '../../sync/assistant/row-set.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import type { Criterion } from '../../sync/domain/criteria/criterion.ts'
import { filterOf } from '../../sync/domain/criteria/filter-of.ts'
import {
  answer,
  answerBuiltIn,
  chatAnswerOf,
  type ModelServices,
  type Question,
} from '../assistant/answer.ts'
import { ANSWER_LIMITS } from '../assistant/model/answer-limits.ts'
import type { Desk } from '../assistant/tools/tool-context.ts'

type ChatJson = z.infer<typeof askAssistant.output>

/** The whole answer at once. What a model leaves unfinished the built-in assistant answers anew. */
export async function answerJson(
  services: ModelServices,
  question: Omit<Question, 'desk'>,
  deskFor: () => Desk,
): Promise<ChatJson> {
  const { answerMs } = question.limits ?? ANSWER_LIMITS
  const signal = AbortSignal.any([question.signal, AbortSignal.timeout(answerMs)])
  for (const ask of [answer, answerBuiltIn]) {
    const desk = deskFor()
    const words = await wordsFrom(ask(services, { ...question, signal, desk }))
    if (words !== null) return jsonOf(desk, words)
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

function jsonOf(desk: Desk, words: string): ChatJson {
  const { rows, found, suggestedQuestions } = chatAnswerOf(desk)
  const slots = rows === null ? new Uint32Array() : slotsOf(desk.book, rows).subarray(0, MOST_RESULTS)
  return {
    message: plainText(words),
    searchResults: Array.from(slots, (slot) => propertyAt(desk.book, slot)),
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
