interface FetchProblemOptions {
  isPassing?: boolean
  answer?: string | null
}

/** What is at an address could not be had. The message is a plain sentence for whoever looks after the source. */
export class FetchProblem extends Error {
  override readonly name = 'FetchProblem'
  /** A later try may succeed without anybody doing anything. */
  readonly isPassing: boolean
  /** How what came back begins; null where nothing did. */
  readonly answer: string | null

  constructor(message: string, { isPassing = false, answer = null }: FetchProblemOptions = {}) {
    super(message)
    this.isPassing = isPassing
    this.answer = answer
  }
}
