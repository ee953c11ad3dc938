/** How long an answer may take and be, and how often a model is asked again. */
export interface AnswerLimits {
  /** The most time an answer may take, ms. It then ends, even if incomplete. */
  readonly answerMs: number
  /** For all the calls of the model that is configured, ms. */
  readonly modelMs: number
  /** For one of them until it says something useful, its repetitions included, ms. */
  readonly firstMs: number
  /** Repetitions of failed calls, of all of one answer together. */
  readonly retries: number
  /** Pause before a repetition, doubled each time, ms. */
  readonly pauseMs: number
  /** What one call of the model may write, its thoughts included, tokens. */
  readonly outputTokens: number
}

/** Under half a minute in all, with time left for the built-in assistant where the model has failed. */
export const ANSWER_LIMITS: AnswerLimits = {
  answerMs: 28_000,
  modelMs: 20_000,
  firstMs: 10_000,
  retries: 2,
  pauseMs: 250,
  outputTokens: 4_000,
}
