/** The named parts of what was found, and all its words. */
export type Clause = Readonly<Record<string, string | undefined>> & { readonly words: string }

/** A question from which figures are taken one after the other, so that none is read twice. */
export class Clauses {
  #text: string
  readonly #unused: string[] = []

  constructor(text: string) {
    this.#text = text
  }

  /** The first of some patterns that is there; its words are gone afterwards. */
  take(...patterns: readonly string[]): Clause | null {
    for (const pattern of patterns) {
      const found = new RegExp(pattern, 'i').exec(this.#text)
      if (found === null) continue
      this.#text = `${this.#text.slice(0, found.index)} ; ${this.#text.slice(found.index + found[0].length)}`
      return { ...found.groups, words: found[0].trim() }
    }
    return null
  }

  /** Takes what is understood and counts for nothing. */
  skip(...patterns: readonly string[]): void {
    const clause = this.take(...patterns)
    if (clause !== null) this.addUnused(clause.words)
  }

  /** Words that were taken count for nothing after all. */
  addUnused(words: string): void {
    this.#unused.push(words)
  }

  /** What counted for nothing, and every figure that nobody took, in the question's words. */
  unused(): string[] {
    const pieces = this.#text.split(/[;,?!]|\.(?!\d)|\band\b/).map((piece) => piece.trim())
    return [...this.#unused, ...pieces.filter((piece) => /\d|\bhalf\b/.test(piece))]
  }
}
