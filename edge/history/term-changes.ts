import type { ActivityEntry } from '../../sync/api/activity.ts'
import { ASSUMED_NAMES, figureInWords } from '../../sync/domain/assumed/assumption-words.ts'
import { ASSUMED_TERMS } from '../../sync/domain/economics/assumptions.ts'

type TermWords = Readonly<Record<string, string>>

/** How what is assumed of a term changed. Both hold, by the term, the words that the audit log has of it, or `none`. */
export function termChanges(before: TermWords | null, after: TermWords | null): ActivityEntry['fields'] {
  return ASSUMED_TERMS.flatMap((term) => {
    const [was, is] = [before?.[term], after?.[term]]
    if (was === undefined || is === undefined) return []
    const { label } = ASSUMED_NAMES[term]
    return [{ field: term, label, before: figureInWords(term, was), after: figureInWords(term, is) }]
  })
}
