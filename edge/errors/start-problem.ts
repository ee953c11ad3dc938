/** What keeps the product from running, in a sentence for the person who started it. No stack is shown. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
