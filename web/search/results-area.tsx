import type { Ref } from 'react'
import { CardSkeleton } from '../property/card-skeleton.tsx'
import { MESSAGES } from '../ui/messages.ts'
import { Failed } from '../ui/states.tsx'
import { EmptyBook } from './empty-book.tsx'
import { NoResults } from './no-results.tsx'
import { Results, type ResultsHandle } from './results.tsx'
import styles from './results-area.module.css'
import type { SearchState } from './search-state.ts'
import type { Scroller } from './use-fixed-rows.ts'
import type { SearchVerbs } from './use-search-verbs.ts'

interface ResultsAreaProps {
  ref: Ref<ResultsHandle>
  state: SearchState
  verbs: SearchVerbs
  question: string
  scroller: Scroller
}

/** The results, or what stands in their place. */
export function ResultsArea({ ref, state, verbs, question, scroller }: ResultsAreaProps) {
  const { status, answer, chips, unit } = state
  if (status.kind === 'failed') {
    return <Failed title={MESSAGES.searchFailed} reason={status.message} onRetry={state.retry} />
  }
  if (status.kind === 'loading' || answer === null) {
    return (
      <div className={styles.skeletons} role="status" aria-label="Loading properties">
        {SKELETONS.map((key) => (
          <CardSkeleton key={key} />
        ))}
      </div>
    )
  }
  if (state.bookSize === 0) return <EmptyBook />
  if (answer.slots.length === 0) {
    return <NoResults chips={chips} unit={unit} onRemove={verbs.removeChip} onClear={verbs.clearAll} />
  }
  return (
    <Results
      ref={ref}
      slots={answer.slots}
      propertyAt={state.propertyAt}
      question={question}
      view={state.view}
      unit={unit}
      sort={state.sort}
      onSort={verbs.setSort}
      onOpen={verbs.openProperty}
      scroller={scroller}
    />
  )
}

/** The specification shows four. */
const SKELETONS = ['a', 'b', 'c', 'd']
