import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { slotsOf } from '../../sync/assistant/row-set.ts'
import { useBook } from '../data/book/book.tsx'
import { loadPart } from '../load-part.ts'
import { useBookRows } from '../property/use-book-rows.ts'
import { useOpenProperty } from '../property/use-open-property.ts'
import { usePropertyCache } from '../rows/use-property-cache.ts'
import { SCREEN_NAMES } from '../screens.ts'
import { MEDIA } from '../styles/breakpoints.ts'
import { useLoadAhead } from '../ui/timing/use-load-ahead.ts'
import { useMedia } from '../ui/use-media.ts'
import { answerOf, type ChatMessage } from './chat-message.ts'
import type { ChatParams } from './chat-params.ts'
import styles from './chat-screen.module.css'
import { ConversationCard } from './conversation-card.tsx'
import type { MessageActions } from './message.tsx'
import { ResultsPane } from './results/results-pane.tsx'
import { shownRows } from './results/shown-rows.ts'
import { useConversation } from './use-conversation.ts'

const loadOpenProperty = () => import('./results/open-property.tsx')
const OpenProperty = lazy(async () => ({ default: (await loadPart(loadOpenProperty)).OpenProperty }))

/** The assistant: the conversation, and the rows it talks of beside it, or in its place on small screens. */
export function ChatScreen({ userId }: { userId: string }) {
  const { book } = useBook()
  const { view, ask }: ChatParams = useSearch({ from: '/chat' })
  const navigate = useNavigate({ from: '/chat' })
  const isBeside = useMedia(MEDIA['from-desktop'])
  const [chosen, setChosen] = useState<{ messageId: string; figureId: string | null } | null>(null)
  const setView = useCallback(
    (next: ChatParams['view'], replace = false) =>
      void navigate({ search: (was) => ({ ...was, view: next }), replace, resetScroll: false }),
    [navigate],
  )
  const conversation = useConversation(userId, (message: ChatMessage) => {
    const found = answerOf(message)
    if (!found?.rows) return
    setChosen(null)
    // An answer with results goes on to them, unless the answer itself has something to press or to compare.
    const { proposal, table = null, chart = null } = found
    const isWholeInWords = proposal === null && table === null && chart === null
    if (found.found > 0 && (isBeside || isWholeInWords)) setView(view ?? 'results', isBeside)
  })
  const { messages } = conversation
  const shown = useMemo(() => shownRows(messages, chosen), [messages, chosen])

  const { openId, openProperty, closeProperty } = useOpenProperty()
  const opener = useRef<Element | null>(null)
  const [hasOpened, setHasOpened] = useState(false)
  if (openId !== undefined && !hasOpened) setHasOpened(true)
  useLoadAhead(loadOpenProperty)
  const open = (id: string) => {
    opener.current = document.activeElement
    openProperty(id)
  }
  const { propertyAt, slotOf } = useBookRows(book)
  const read = usePropertyCache(propertyAt)

  const newest = useRef({ open, view, change: conversation.change })
  newest.current = { open, view, change: conversation.change }
  const actions = useMemo<MessageActions>(
    () => ({
      showFigure(messageId, { id, rows }) {
        const [only] = rows.ids ?? []
        if (only !== undefined && rows.ids?.length === 1) return newest.current.open(only)
        setChosen({ messageId, figureId: id })
        setView(newest.current.view ?? 'results')
      },
      showResults(messageId) {
        setChosen({ messageId, figureId: null })
        setView(newest.current.view ?? 'results')
      },
      setRows(messageId, rows) {
        newest.current.change(messageId, { rows })
        setChosen({ messageId, figureId: null })
      },
      setProposal: (messageId, proposal) => newest.current.change(messageId, { proposal }),
      openProperty: (id) => newest.current.open(id),
    }),
    [setView],
  )

  // A question in the address is asked once, and taken out of it.
  const askNow = useRef(conversation.ask)
  askNow.current = conversation.ask
  useEffect(() => {
    if (ask === undefined) return
    void navigate({ search: (was) => ({ ...was, ask: undefined }), replace: true })
    askNow.current(ask)
  }, [ask, navigate])

  const hasPane = view !== undefined && shown !== null && book !== null
  useFocusKept(hasPane)
  return (
    <>
      <main
        id="content"
        tabIndex={-1}
        className={styles.screen}
        data-pane={(hasPane && isBeside) || undefined}
        data-results={(hasPane && !isBeside) || undefined}
      >
        {!isBeside && hasPane && <h1 className="visually-hidden">{SCREEN_NAMES['/chat']}</h1>}
        {(isBeside || !hasPane) && (
          <ConversationCard
            book={book}
            conversation={conversation}
            actions={actions}
            shown={
              hasPane ? shown && { messageId: shown.messageId, figureId: shown.figure?.id ?? null } : null
            }
          />
        )}
        {hasPane && (
          <ResultsPane
            key={`${shown.messageId} ${shown.figure?.id}`}
            {...{ book, shown, view, isBeside }}
            propertyAt={read}
            onView={(next) => setView(next)}
            onRows={(rows) => actions.setRows(shown.messageId, rows)}
            onAll={() => setChosen({ messageId: shown.messageId, figureId: null })}
            onClose={() => setView(undefined)}
            onOpen={open}
          />
        )}
      </main>
      {hasOpened && (
        <Suspense fallback={null}>
          <OpenProperty
            {...{ openId, openProperty, closeProperty }}
            hasBook={book !== null}
            slots={book !== null && shown !== null ? slotsOf(book, shown.rows) : null}
            propertyAt={read}
            slotOf={slotOf}
            onReturnFocus={() => opener.current instanceof HTMLElement && opener.current.focus()}
          />
        </Suspense>
      )}
    </>
  )
}

/** When the results replace the conversation, or the other way round, the focused element is gone: the screen gets the focus. */
function useFocusKept(hasPane: boolean): void {
  const had = useRef(hasPane)
  useEffect(() => {
    if (had.current === hasPane) return
    had.current = hasPane
    if (document.activeElement === document.body) document.getElementById('content')?.focus()
  }, [hasPane])
}
