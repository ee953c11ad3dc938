import * as z from 'zod/mini'
import { answerChart, answerTable } from '../assistant/answer-table.ts'
import { figure } from '../assistant/figure.ts'
import { rowSet } from '../assistant/row-set.ts'
import { property } from '../domain/property.ts'
import { compListName } from '../domain/records/comp-list.ts'
import { personText } from '../domain/words/person-text.ts'
import { endpoint } from './endpoint.ts'

/** How many messages before a question the assistant is told (specification, section 9). */
export const HISTORY_MESSAGES = 10
/** Longest message, in UTF-16 units: some pages of text, and far beyond a question. */
export const MESSAGE_LENGTH = 10_000
/** And how many UTF-16 units of them. An answer may be as long. */
export const HISTORY_LENGTH = 40_000
/** What a conversation may be asked first (specification, section 4). */
export const STARTING_QUESTIONS = [
  'Find warehouse space in Houston',
  'Show me properties with crane capability',
  'What manufacturing space is available under $2/sf?',
] as const
/** Said where no answer can be given (specification, section 8). */
export const APOLOGY = "I apologize, but I'm having trouble processing your request. Please try again."
/** Most properties a JSON answer lists; `totalCount` says how many there are. */
export const MOST_RESULTS = 200

/** What the specification calls search criteria: those of an answer that have a place in it. */
export const searchCriteria = z.object({
  propertyTypes: z.array(z.string()),
  location: z.nullable(z.string()),
  minSqft: z.nullable(z.number()),
  maxRent: z.nullable(z.number()),
  brokerFirm: z.nullable(z.string()),
})
export type SearchCriteria = z.infer<typeof searchCriteria>

/** A comp list the assistant proposes. Only the user's own press of a button makes it, or opens it. */
export const proposal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('save'), name: compListName, rows: rowSet, count: z.int() }),
  z.object({ kind: z.literal('open'), name: z.string(), id: z.int() }),
])
export type Proposal = z.infer<typeof proposal>

const linkedSentence = z.string().check(z.maxLength(1_000))

/** What an answer found, beside its words. */
export const chatAnswer = z.object({
  /** What is being talked of from here on; null where the answer is about nothing found. */
  rows: z.nullable(rowSet),
  found: z.int(),
  /** Words of the question that meant nothing to the query language. */
  notUnderstood: z.nullable(z.string()),
  proposal: z.nullable(proposal),
  /** True where a model is set and did not answer, so that the built-in assistant did. */
  isInstead: z.optional(z.boolean()),
  /** Absent in conversations that were kept before answers had them. */
  table: z.optional(z.nullable(answerTable)),
  /** What to know before a figure is leaned on, in linked sentences. */
  beware: z.optional(z.array(linkedSentence).check(z.maxLength(20))),
  /** How long it took to work out, ms; of what a model worded, its time as well. */
  tookMs: z.optional(z.int()),
  /** True where a model worded it. */
  isByModel: z.optional(z.boolean()),
  /** Figures in a model's words that no tool gave. */
  unbacked: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20))),
  chart: z.optional(z.nullable(answerChart)),
  suggestedQuestions: z.array(z.string()).check(z.maxLength(5)),
})
export type ChatAnswer = z.infer<typeof chatAnswer>

/** Figures in one part of a message; further ones are in further parts. */
export const MOST_FIGURES = 500

/** The structured parts of a message, by name: `data-figures`, `data-answer`; `data-reading` is not kept. */
export const chatDataParts = {
  figures: z.array(figure).check(z.maxLength(MOST_FIGURES)),
  answer: chatAnswer,
  reading: z.object({ words: z.string() }),
}
export type ChatDataParts = {
  [name in keyof typeof chatDataParts]: z.infer<(typeof chatDataParts)[name]>
}

/** What a message says beside its words: of a question, which rows were on screen. */
export const chatMetadata = z.object({ rows: z.optional(rowSet), sentAt: z.optional(z.number()) })
export type ChatMetadata = z.infer<typeof chatMetadata>

const words = personText(MESSAGE_LENGTH).check(z.refine((text) => text !== ''))

export const askAssistant = endpoint({
  method: 'POST',
  path: '/api/chat',
  summary: 'Asks the assistant a question about the properties.',
  about:
    'With `Accept: text/event-stream` it answers with the UI message stream of the AI SDK, and takes that SDK\u2019s messages. `searchResults` lists 200 properties at most; `totalCount` says how many there are.',
  access: 'user',
  token: 'read',
  input: z.object({
    message: words,
    conversationHistory: z.optional(
      z.array(
        z.object({
          role: z.enum(['user', 'assistant']),
          content: z.string().check(z.maxLength(HISTORY_LENGTH)),
        }),
      ),
    ),
  }),
  output: z.object({
    message: z.string(),
    searchResults: z.array(property),
    totalCount: z.int(),
    searchCriteria: z.nullable(searchCriteria),
    suggestedQuestions: z.array(z.string()),
  }),
  stream: 'text/event-stream',
  example: { message: 'What warehouse space is there in Houston under $1/sf?' },
  errors: ['too_many'],
})
