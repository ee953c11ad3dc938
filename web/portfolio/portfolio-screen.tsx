import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type CountStatus, countStatus } from '../../sync/portfolio/optimal-range.ts'
import type { PortfolioField } from '../../sync/portfolio/portfolio-field.ts'
import { portfolioSet } from '../../sync/portfolio/portfolio-set.ts'
import { loadPart } from '../load-part.ts'
import { EmptyBook } from '../rows/empty-book.tsx'
import { withoutProperty } from '../rows/search-status.ts'
import { runWhenIdle } from '../run-when-idle.ts'
import { SCREEN_NAMES } from '../screens.ts'
import { FooterLine } from '../ui/chrome/footer-line.tsx'
import { useShortcuts } from '../ui/chrome/shortcuts.ts'
import { useChromeFacts } from '../ui/chrome/use-chrome-facts.tsx'
import { toast } from '../ui/layers/toast.tsx'
import { Failed } from '../ui/states/states.tsx'
import { useLoadAhead } from '../ui/timing/use-load-ahead.ts'
import { usePainted } from '../ui/timing/use-painted.ts'
import { CountCard } from './dataset/count-card.tsx'
import type { CurrentSetHandle } from './dataset/current-set.tsx'
import { DatasetCard } from './dataset/dataset-card.tsx'
import { PortfolioActions } from './portfolio-actions.tsx'
import styles from './portfolio-screen.module.css'
import type { PortfolioState } from './portfolio-state.ts'
import { ANALYSIS_FAILED, propertiesWords } from './portfolio-words.ts'
import { createPreviewStore } from './preview-store.ts'
import { SetRows } from './suggestions/set-rows.tsx'
import { SuggestionsCard } from './suggestions/suggestions-card.tsx'
import { focusFirstSuggestion } from './suggestions/use-suggestion-keys.ts'
import { ValuesDialog } from './suggestions/values-dialog.tsx'
import { usePortfolioActions } from './use-portfolio-actions.ts'

const loadOpenProperty = () => import('../property/open-property.tsx')
const OpenProperty = lazy(async () => ({ default: (await loadPart(loadOpenProperty)).OpenProperty }))

/** The portfolio page: how many there are, the steps to take next, and the set they lead to. */
export function PortfolioScreen({ state }: { state: PortfolioState }) {
  const { status, analysis, filters, unit, openId } = state
  const actions = usePortfolioActions(state)
  // The figures and rows of the set may follow its count by a frame.
  const later = usePainted(state)
  const { book, filters: asked, sort } = later
  const set = useMemo(() => book && portfolioSet(book, asked, sort), [book, asked, sort])
  const [preview] = useState(createPreviewStore)
  const [shownField, setShownField] = useState<PortfolioField | null>(null)
  const [hasOpened, setHasOpened] = useState(false)
  if (openId !== undefined && !hasOpened) setHasOpened(true)
  const cards = useRef<HTMLDivElement>(null)
  const rows = useRef<CurrentSetHandle>(null)
  const facts = useChromeFacts()
  usePerfectToast(analysis?.count ?? null)
  useLoadAhead(loadOpenProperty)

  const closeValues = useCallback(() => setShownField(null), [])
  const toSuggestions = () => void focusFirstSuggestion(cards.current)
  useShortcuts('Portfolio', [
    { keys: 'ArrowDown', shown: ['↓'], words: 'Go to the suggestions, next suggestion', run: toSuggestions },
    { keys: 'ArrowRight', shown: ['←', '→'], words: 'Suggestions to the left or right' },
    { keys: 'Enter', shown: ['Enter'], words: 'Apply the suggestion' },
    { keys: 'Backspace', shown: ['Backspace'], words: 'Remove the last filter', run: actions.removeLast },
    { keys: '$mod+z', shown: ['Ctrl', 'Z'], words: 'Undo the last step', run: actions.undo },
  ])
  const returnFocus = useCallback((slot: number) => {
    if (!rows.current?.goTo(slot)) document.getElementById('content')?.focus()
  }, [])

  return (
    <>
      <main id="content" tabIndex={-1} className={styles.page}>
        <header className={styles.head}>
          <div>
            <h1 className={styles.title}>{SCREEN_NAMES['/portfolio']}</h1>
            <p className={styles.subtitle}>AI-guided filtering toward the perfect comp set</p>
          </div>
          {status !== 'failed' && <PortfolioActions set={set} state={later} actions={actions} />}
        </header>
        {status === 'failed' && <Failed {...ANALYSIS_FAILED} onRetry={state.retry} />}
        {status === 'ready' && analysis?.startingCount === 0 && <EmptyBook />}
        {status !== 'failed' && analysis?.startingCount !== 0 && (
          <>
            <CountCard {...{ analysis, filters, unit, preview }} onRemove={actions.toggle} />
            <div className={styles.cards} ref={cards}>
              <SuggestionsCard
                {...{ analysis, filters, unit, preview }}
                onToggle={actions.toggle}
                onMore={setShownField}
              />
              <DatasetCard
                {...{ unit }}
                analysis={later.analysis}
                set={set}
                setUnit={actions.setUnit}
                onValues={actions.setValues}
              />
            </div>
            <SetRows ref={rows} set={set} state={later} actions={actions} />
          </>
        )}
      </main>
      <FooterLine {...facts} />
      <ValuesDialog
        field={shownField}
        {...{ analysis, unit }}
        onField={setShownField}
        onToggle={actions.toggle}
        onClose={closeValues}
      />
      {hasOpened && (
        <Suspense fallback={null}>
          <OpenProperty
            {...{ openId, unit }}
            openProperty={state.openProperty}
            closeProperty={state.closeProperty}
            pageTitle={SCREEN_NAMES['/portfolio']}
            slots={set?.slots ?? null}
            propertyAt={later.propertyAt}
            slotOf={later.slotOf}
            without={withoutProperty(
              status === 'failed' ? { kind: status, message: ANALYSIS_FAILED.reason } : { kind: status },
              state.retry,
            )}
            onReturnFocus={returnFocus}
          />
        </Suspense>
      )}
    </>
  )
}

/** Says once that the set has come into the optimal range. `count` is null while there is none. */
function usePerfectToast(count: number | null): void {
  const last = useRef<CountStatus | null>(null)
  useEffect(() => {
    if (count === null) return
    const status = countStatus(count)
    if (status === 'perfect' && last.current !== null && last.current !== 'perfect') {
      const description = propertiesWords(count)
      runWhenIdle(() => toast({ title: 'Perfect comp set ready!', description, kind: 'success' }))
    }
    last.current = status
  }, [count])
}
