const ASKED =
  '(?:was |were )?(?:asking|asked|ask|listed|list|quoted|quoting)(?: (?:rent|rate|price|at|of|was|@))*[:=]?'
const TAKEN =
  '(?:(?:did|do) (?:the |a )?)?(?:took|taken|taking|takes|got|signed|executed|achieved|closed|contract|deal|done|agreed|actual|final|start(?:ing|s)?|base)(?: (?:rent|rate|at|of|for|was|deal|@))*[:=]?'
const FIGURE = String.raw`[$.\d](?:[^,;|(]|,(?=\d{3}))*?`
const APART = String.raw`(?: ?[,;|/(] ?| ?->? | )(?:(?:but|and|then|vs\.?) )?`
/** Behind the last word it goes for both. */
const TYPE = String.raw`(?<type> (?:nnn|net|mg|ig|gross|fsg|modified gross))?\)?$`

/** `asking 1.10, took 1.02`, `1.10 asking / 1.02 signed`, `1.10/1.02 (ask/took)`. */
const BOTH: readonly RegExp[] = [
  new RegExp(`^${ASKED} ?(?<asked>${FIGURE})${APART}${TAKEN} ?(?<taken>${FIGURE})\\)?$`),
  new RegExp(`^${TAKEN} ?(?<taken>${FIGURE})${APART}${ASKED} ?(?<asked>${FIGURE})\\)?$`),
  new RegExp(`^(?<asked>${FIGURE}) ${ASKED}${APART}(?<taken>${FIGURE}) ${TAKEN}${TYPE}`),
  new RegExp(`^(?<taken>${FIGURE}) ${TAKEN}${APART}(?<asked>${FIGURE}) ${ASKED}${TYPE}`),
  new RegExp(`^(?<asked>${FIGURE}) ?[/,-] ?(?<taken>${FIGURE}) ?\\(${ASKED} ?[/,-] ?${TAKEN}\\)$`),
  new RegExp(`^(?<taken>${FIGURE}) ?[/,-] ?(?<asked>${FIGURE}) ?\\(${TAKEN} ?[/,-] ?${ASKED}\\)$`),
  new RegExp(`^(?<taken>${FIGURE}) (?:vs\\.?|versus) (?<asked>${FIGURE}) ${ASKED}${TYPE}`),
  new RegExp(`^(?<taken>${FIGURE}) ?\\(${ASKED} ?(?<asked>${FIGURE})\\)$`),
  new RegExp(
    `^(?<asked>${FIGURE}) ?\\((?:took|taken|signed|executed|achieved|closed|done|actual)(?: (?:at|for|@))? (?<taken>${FIGURE})\\)$`,
  ),
]

/** The rent that was asked for and the one that was agreed, of a cell that names both. */
export interface AskedAndTaken {
  readonly asked: string
  readonly taken: string
}

const SHORTEST = 8

/** `null` where a text does not name both; it is in the form of `figureText`. */
export function askedAndTaken(text: string): AskedAndTaken | null {
  if (
    text.length < SHORTEST ||
    !/ask|list|quot|took|taken|signed|executed|achieved|closed|done|actual/.test(text)
  )
    return null
  for (const pattern of BOTH) {
    const { asked, taken, type = '' } = pattern.exec(text)?.groups ?? {}
    if (asked !== undefined && taken !== undefined) return { asked: asked.trim(), taken: taken.trim() + type }
  }
  return null
}
