import { type RefObject, Suspense, useRef, useState } from 'react'
import type { Answer } from '../../../sync/book/question/answer.ts'
import type { WordsUse } from '../../../sync/book/question/words/words-use.ts'
import { MapBoundary } from '../../map/map-boundary.tsx'
import { CardSkeleton } from '../../property/card-skeleton.tsx'
import { createHoverStore, HoverContext } from '../../property/hover-store.ts'
import type { PickStore } from '../../property/picks.ts'
import { EmptyBook } from '../../rows/empty-book.tsx'
import type { Scroller } from '../../rows/use-fixed-rows.ts'
import { useScrollToTop } from '../../rows/use-scroll-to-top.ts'
import { useTablePlace } from '../../table/use-table-place.ts'
import { MESSAGES } from '../../ui/messages.ts'
import { Failed } from '../../ui/states/states.tsx'
import { askedParts } from '../../use-asking.ts'
import { LazyFoundStrip, LazyMapPane } from '../map/lazy-map-pane.ts'
import type { ResultsHandle } from '../results-handle.ts'
import type { SearchState } from '../search-state.ts'
import type { SearchActions } from '../use-search-actions.ts'
import { LazyTableBar } from './lazy-results-table.ts'
import { Results } from './results.tsx'
import styles from './results-area.module.css'
import { WordsLine } from './words-line.tsx'

interface ResultsAreaProps {
  results: RefObject<ResultsHandle | null>
  state: SearchState
  actions: SearchActions
  picks: PickStore
  question: string
  /** What scrolls the results where no map is beside them. */
  scroller: Scroller
}

/** The results, or what stands in their place; in the map view, a list with the map beside it. */
export function ResultsArea(props: ResultsAreaProps) {
  const { results, state, actions, picks, question, scroller } = props
  const [hovered] = useState(createHoverStore)
  const [pane, setPane] = useState<HTMLElement | null>(null)
  const hasMap = state.view === 'map'
  const isList = state.view === 'list'
  // Beside a panel the list fills what is left of the screen, and scrolls to all sides.
  const hasPane = hasMap || (isList && scroller !== window)
  const place = useTablePlace(hasMap)
  const scrolled = hasPane ? pane : scroller
  useScrollToTop(question, scrolled)
  return (
    <HoverContext value={hasMap ? hovered : null}>
      <div className={styles.area} data-split={hasMap || undefined} data-listed={isList || undefined}>
        <div className={styles.side}>
          {hasMap && state.status.kind !== 'failed' && (
            <Suspense fallback={<div className={styles.strip} />}>
              <LazyFoundStrip
                answer={state.answer}
                slots={state.set}
                unit={state.unit}
                setUnit={actions.setUnit}
                onPickRents={actions.boundRents}
                onAsk={actions.addWords}
              />
            </Suspense>
          )}
          <div className={styles.words}>
            <WordsLine
              words={state.answer?.words ?? NO_WORDS}
              asked={state.asked}
              corrections={state.corrections}
              onSimilar={actions.includeSimilar}
            />
          </div>
          {state.view !== 'grid' && (
            <Suspense fallback={<div className={styles.bar} />}>
              <LazyTableBar place={place} />
            </Suspense>
          )}
          <div className={styles.pane} ref={setPane}>
            <List {...{ results, state, actions, picks, question }} scroller={scrolled} />
          </div>
        </div>
        {hasMap && (
          <MapBoundary>
            <LazyMapPane {...{ results, state, actions, hovered }} />
          </MapBoundary>
        )}
      </div>
    </HoverContext>
  )
}

function List({ results, state, actions, picks, question, scroller }: ResultsAreaProps) {
  const { status, answer } = state
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
  return <Listed {...{ results, state, actions, picks, question, scroller, answer }} />
}

/**
 * While nothing is found, the last results stay unseen as they were laid out, so that the next ones only change what
 * they say.
 */
function Listed(props: ResultsAreaProps & { answer: Answer }) {
  const { results, state, actions, picks, question, scroller, answer } = props
  const { chips, unit, propertyAt, slotOf } = state
  const NoResults = answer.found === 0 ? askedParts()?.NoResults : undefined
  const last = useRef({ answer, question, propertyAt, slotOf })
  if (NoResults === undefined) last.current = { answer, question, propertyAt, slotOf }
  const shown = last.current
  return (
    <>
      {NoResults !== undefined && (
        <NoResults chips={chips} unit={unit} onRemove={actions.removeChip} onClear={actions.clearAll} />
      )}
      <div className={styles.found} inert={NoResults !== undefined}>
        <Results
          ref={results}
          found={shown.answer.found}
          slots={shown.answer.slots}
          propertyAt={shown.propertyAt}
          slotOf={shown.slotOf}
          question={shown.question}
          view={state.view}
          unit={unit}
          sort={state.sort}
          onSort={actions.setSort}
          onOpen={actions.openProperty}
          picks={picks}
          scroller={scroller}
        />
      </div>
    </>
  )
}

const NO_WORDS: readonly WordsUse[] = []

/** The specification shows four. */
const SKELETONS = ['a', 'b', 'c', 'd']
