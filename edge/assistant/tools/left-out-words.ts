/** Characters of the question; it may be long. */
const MOST_QUOTED = 200

interface LeftOut {
  notUnderstood: string | null
  /** Sentences on words that were searched. */
  words: readonly string[]
}

/** ` I did not understand “…” and left it out.`, and what became of other words; blank where there is nothing to tell. */
export function leftOutWords({ notUnderstood, words }: LeftOut): string {
  const unread =
    notUnderstood === null
      ? []
      : [`I did not understand “${notUnderstood.slice(0, MOST_QUOTED)}” and left it out.`]
  return [...unread, ...words].map((sentence) => ` ${sentence}`).join('')
}
