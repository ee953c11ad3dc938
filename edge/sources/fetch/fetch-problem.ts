/** What is at an address could not be had. The message is a plain sentence for whoever looks after the source. */
export class FetchProblem extends Error {
  override readonly name = 'FetchProblem'
  /** A later try may succeed without anybody doing anything. */
  readonly isPassing: boolean

  constructor(message: string, { isPassing = false }: { isPassing?: boolean } = {}) {
    super(message)
    this.isPassing = isPassing
  }
}
