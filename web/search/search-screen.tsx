import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { countActive } from '../criteria/panel/filter-draft.ts'
import { loadPart } from '../load-part.ts'
import { createPickStore } from '../property/picks.ts'
import { UnitToggle } from '../rents/unit-toggle.tsx'
import { SCREEN_NAMES } from '../screens.ts'
import { MEDIA } from '../styles/breakpoints.ts'
import { FiltersButton } from '../ui/buttons/filters-button.tsx'
import { FooterLine } from '../ui/chrome/footer-line.tsx'
import { useShortcuts } from '../ui/chrome/shortcuts.ts'
import { useChromeFacts } from '../ui/chrome/use-chrome-facts.tsx'
import { useLoadAhead } from '../ui/timing/use-load-ahead.ts'
import { usePainted } from '../ui/timing/use-painted.ts'
import { useMedia } from '../ui/use-media.ts'
import { CriteriaChips } from './criteria/criteria-chips.tsx'
import { QuickSearches } from './criteria/quick-searches.tsx'
import { FilterPanel } from './filter/filter-panel.tsx'
import { LazyPickedResults, LazyResultExports } from './results/lazy-result-exports.tsx'
import { expectTable } from './results/lazy-results-table.ts'
import { ResultsArea } from './results/results-area.tsx'
import { ResultsControls } from './results/results-controls.tsx'
import { ResultsHeading } from './results/results-heading.tsx'
import type { ResultsHandle } from './results-handle.ts'
import { SearchBar } from './search-bar.tsx'
import styles from './search-screen.module.css'
import type { SearchState } from './search-state.ts'
import { StatisticsBar } from './statistics-bar.tsx'
import { useSearchActions } from './use-search-actions.ts'

const loadOpenProperty = () => import('./results/open-property.tsx')
const loadFilterDrawer = () => import('./filter/filter-drawer.tsx')
const loadNext = () => Promise.all([loadOpenProperty(), loadFilterDrawer(), expectTable()])
const NO_SLOTS = new Uint32Array()
const OpenProperty = lazy(async () => ({ default: (await loadPart(loadOpenProperty)).OpenProperty }))
const FilterDrawer = lazy(async () => ({ default: (await loadPart(loadFilterDrawer)).FilterDrawer }))

/** The search page: the question, what it means, what is found, and the figures of it. */
export function SearchScreen({ state }: { state: SearchState }) {
  const { status, query, chips, filter, answer, unit } = state
  const actions = useSearchActions(state)
  const loading = status.kind === 'loading'
  const input = useRef<HTMLInputElement>(null)
  const results = useRef<ResultsHandle>(null)
  const [column, setColumn] = useState<HTMLElement | null>(null)
  const [drawer, setDrawer] = useState<'unopened' | 'open' | 'shut'>('unopened')
  const [hasOpened, setHasOpened] = useState(false)
  const [picks] = useState(createPickStore)
  if (state.openId !== undefined && !hasOpened) setHasOpened(true)
  // Beside the results there is room for the panel, and both scroll by themselves; else the page scrolls.
  const isWide = useMedia(MEDIA['from-desktop'])
  const isPhone = useMedia(MEDIA.phone)
  const isAmple = useMedia(MEDIA['from-roomy'])
  const isVast = useMedia(MEDIA['from-wide'])
  const scroller = isWide ? column : window
  // A map needs the width: the panel gives way to it, and its button stands beside the search box.
  const hasMap = state.view === 'map'
  const hasPanel = isWide && !hasMap

  const question = `${query}\n${JSON.stringify([filter, state.mapFilter])}\n${state.sort}`

  useShortcuts('Search', [
    { keys: '/', shown: ['/'], words: 'Go to the search box', run: () => input.current?.focus() },
    { keys: '1', shown: ['1'], words: 'Show as cards', run: () => actions.setView('grid') },
    { keys: '2', shown: ['2'], words: 'Show as a list', run: () => actions.setView('list') },
    { keys: '3', shown: ['3'], words: 'Show on the map', run: () => actions.setView('map') },
    { keys: 'Backspace', shown: ['Backspace'], words: 'In the empty search box: remove the last criterion' },
  ])

  // So that a property opens at once, and when the server is not there.
  useLoadAhead(loadNext)

  const enterResults = useCallback(() => results.current?.enter(), [])
  const focusResult = useCallback((slot: number) => {
    if (!results.current?.goTo(slot)) document.getElementById('content')?.focus()
  }, [])
  const facts = useChromeFacts()
  const openFilters = useCallback(() => setDrawer('open'), [])

  // So may what can be done with the results: it looks at all that is found.
  const later = usePainted(state)
  const book = state.book
  const slots = usePainted(state.set ?? NO_SLOTS)
  const more = useMemo(() => ({ book, slots, unit, onAdd: actions.addWords }), [book, slots, unit, actions])
  // The panel may follow a frame later: a keystroke shows in the results at once.
  const panel = {
    filter: usePainted(filter),
    answer: usePainted(answer),
    unit,
    loading,
    more,
    preview: usePainted(state.preview),
    onApply: actions.applyFilter,
    onClear: actions.clearAll,
    onOpen: actions.openProperty,
  }

  return (
    <div
      className={styles.screen}
      data-map={hasMap || undefined}
      data-list={state.view === 'list' || undefined}
    >
      {hasPanel ? (
        <FilterPanel {...panel} />
      ) : (
        drawer !== 'unopened' && (
          <Suspense fallback={null}>
            <FilterDrawer {...panel} open={drawer === 'open'} onClose={() => setDrawer('shut')} />
          </Suspense>
        )
      )}
      <main id="content" tabIndex={-1} className={styles.column} ref={setColumn}>
        <h1 className="visually-hidden">{SCREEN_NAMES['/search']}</h1>
        <div className={styles.search}>
          <SearchBar
            book={book}
            query={query}
            loading={loading}
            busy={status.kind === 'searching'}
            inputRef={input}
            onType={actions.typeQuery}
            onSubmit={enterResults}
            onBackspace={actions.removeLastChip}
          />
          {isWide && hasMap && <FiltersButton active={countActive(filter)} large onOpen={openFilters} />}
        </div>
        <div className={styles.question} data-asked={chips.length > 0 || undefined}>
          <CriteriaChips
            chips={chips}
            asides={state.asides}
            unit={unit}
            disabled={loading}
            book={state.book}
            slots={state.set ?? NO_SLOTS}
            wordsOf={actions.wordsOf}
            onEdit={actions.editChip}
            onShowOnMap={actions.showOnMap}
            onRemove={actions.removeChip}
            onAdd={actions.addWords}
            onAsk={actions.setQuery}
          />
          <QuickSearches disabled={loading} onPick={actions.setQuery} />
        </div>
        {!hasMap && (
          <div className={styles.statistics}>
            {status.kind !== 'failed' && (
              <StatisticsBar
                answer={answer}
                slots={state.set}
                unit={unit}
                onPickRents={actions.boundRents}
                onAsk={actions.addWords}
              />
            )}
          </div>
        )}
        <div className={hasMap ? 'visually-hidden' : styles.heading}>
          <ResultsHeading
            found={answer?.found ?? null}
            asked={query.trim() !== '' || chips.length > 0}
            preparing={status.kind === 'searching'}
          />
          {isPhone && !hasMap && (
            <>
              <UnitToggle unit={unit} setUnit={actions.setUnit} narrow />
              <LazyResultExports state={later} picks={picks} iconOnly />
            </>
          )}
        </div>
        <div className={styles.controls}>
          <ResultsControls
            sort={state.sort}
            canSortByRelevance={state.canSortByRelevance}
            setSort={actions.setSort}
            view={state.view}
            setView={actions.setView}
            unit={unit}
            setUnit={actions.setUnit}
            activeFilters={countActive(filter)}
            onOpenFilters={isWide ? undefined : openFilters}
            room={isPhone ? 'phone' : isAmple ? 'ample' : 'tight'}
          />
          {!isPhone && <LazyResultExports state={later} picks={picks} iconOnly={!isVast} />}
        </div>
        <div className={styles.results}>
          <ResultsArea
            results={results}
            state={state}
            actions={actions}
            picks={picks}
            question={question}
            scroller={scroller}
          />
        </div>
        {!hasMap && <FooterLine {...facts} />}
        <LazyPickedResults state={later} picks={picks} />
      </main>
      {hasOpened && (
        <Suspense fallback={null}>
          <OpenProperty state={state} onReturnFocus={focusResult} />
        </Suspense>
      )}
    </div>
  )
}
