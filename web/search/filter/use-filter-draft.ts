import { useCallback, useRef, useState } from 'react'
import type { Answer, Facets } from '../../../sync/book/question/answer.ts'
import type { PropertyFilter } from '../../../sync/domain/criteria/filter.ts'
import { type FilterProblem, filterProblems } from '../../../sync/domain/criteria/filter-problems.ts'

/** What the filter panel, or the drawer it is on narrow screens, is given. */
export interface FilterSource {
  filter: PropertyFilter
  /** What the applied filter finds; null while loading. */
  answer: Answer | null
  /** What a draft would find. */
  preview: (draft: PropertyFilter) => Answer | null
  onApply: (draft: PropertyFilter) => void
  onClear: () => void
}

export interface FilterDraft {
  draft: PropertyFilter
  /** Counts beside the choices; null while loading. */
  facets: Facets | null
  /** How many the edited draft would find; null until it is edited, and while it has a problem. */
  wouldFind: number | null
  /** Why the draft cannot be applied; empty where it can. */
  problems: readonly FilterProblem[]
  /** The same for good, so that only the parts that change are drawn again. */
  change: (part: PropertyFilter) => void
  apply: () => void
  clear: () => void
}

/**
 * The filter that is being edited. Before an edit it is the filter in force, so that words typed into the search box
 * show in the panel too.
 */
export function useFilterDraft({ filter, answer, preview, onApply, onClear }: FilterSource): FilterDraft {
  const [edited, setEdited] = useState<PropertyFilter | null>(null)
  const draft = edited ?? filter
  const inForce = useRef(filter)
  inForce.current = filter
  const change = useCallback(
    (part: PropertyFilter) => setEdited((was) => ({ ...(was ?? inForce.current), ...part })),
    [],
  )
  const problems = filterProblems(draft)
  const previewed = edited === null || problems.length > 0 ? null : preview(edited)
  return {
    draft,
    facets: (previewed ?? answer)?.facets ?? null,
    wouldFind: previewed?.found ?? null,
    problems,
    change,
    apply() {
      if (problems.length > 0) return
      onApply(draft)
      setEdited(null)
    },
    clear() {
      onClear()
      setEdited(null)
    },
  }
}
