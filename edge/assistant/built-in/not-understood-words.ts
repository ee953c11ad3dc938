/** Characters of the question; it may be long. */
const MOST_QUOTED = 200

/** ` I did not understand “…” and left it out.`; blank where all was understood. */
export function notUnderstoodWords(words: string | null): string {
  return words === null ? '' : ` I did not understand “${words.slice(0, MOST_QUOTED)}” and left it out.`
}
