import { editDistance } from '../../sync/domain/words/fuzzy.ts'

/** More edits than this, or than a third of the path, are no slip of the finger. */
const MOST_EDITS = 3

/** The known path that was probably meant, or null. */
export function suggestPath<P extends string>(path: string, known: readonly P[]): P | null {
  const typed = path.toLowerCase().replace(/\/+$/, '')
  let nearest: P | null = null
  let fewest = Math.min(MOST_EDITS, Math.ceil(typed.length / 3)) + 1
  for (const candidate of known) {
    const edits = editDistance(typed, candidate)
    if (edits < fewest) {
      fewest = edits
      nearest = candidate
    }
  }
  return nearest
}
