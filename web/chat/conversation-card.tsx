import { Button } from '@radix-ui/themes'
import { RotateCw, SquarePen, WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Book } from '../../sync/book/book.ts'
import { formatCount } from '../../sync/domain/format.ts'
import { useOnline } from '../map/use-online.ts'
import { SCREEN_NAMES } from '../screens.ts'
import { answerOf, wordsOf } from './chat-message.ts'
import styles from './conversation-card.module.css'
import messageStyles from './message.module.css'
import { Message, type MessageActions } from './message.tsx'
import { QuestionInput } from './question-input.tsx'
import { type Conversation, hasBegun } from './use-conversation.ts'

const GREETING =
  "Hello! I'm your AI property assistant. Ask about your properties in your own words. I can find, count and compare them and summarize rents. Click any figure to see the properties behind it."
const OFFLINE = 'You are offline. Your question is saved; send it when you are back online.'
/** Who has scrolled up by more than this, pixels, is reading and is left alone. */
const NEAR_END = 80
/** Pixels between the top of the area and a question that is scrolled to. */
const ABOVE_QUESTION = 12

interface ConversationCardProps {
  book: Book | null
  conversation: Conversation
  actions: MessageActions
  shown: { messageId: string; figureId: string | null } | null
}

/** The conversation: what was said, what may be asked, and the box to ask it in. */
export function ConversationCard({ book, conversation, actions, shown }: ConversationCardProps) {
  const { messages, isPending, reading, failure, suggested, draft } = conversation
  const isOnline = useOnline()
  const card = useRef<HTMLElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const followedTo = useRef(0)
  const last = messages.at(-1)
  const isWaiting = isPending && (last === undefined || last.role === 'user' || wordsOf(last) === '')
  const invitation = last?.role === 'assistant' && answerOf(last)?.table ? 'Then ask' : 'Try asking'
  // Follows what is said to its end, and an answer that is taller than the area only as far as its question shows.
  useEffect(() => {
    const { current } = area
    const said = current?.firstElementChild
    if (!current || !said) return
    const observer = new ResizeObserver(() => {
      if (!isAtEnd.current) return
      current.scrollTo({ top: current.scrollHeight })
      const asked = [...said.querySelectorAll('[data-asked]')].at(-1)
      const hidden = asked ? current.getBoundingClientRect().top - asked.getBoundingClientRect().top : 0
      if (hidden > 0) current.scrollBy({ top: -hidden - ABOVE_QUESTION })
      followedTo.current = current.scrollTop
    })
    observer.observe(said)
    return () => observer.disconnect()
  }, [])
  const asked = messages.filter(({ role }) => role === 'user').length
  useEffect(() => {
    if (asked > 0) isAtEnd.current = true
  }, [asked])

  return (
    <section ref={card} className={styles.card} aria-label="Conversation">
      <header className={styles.head}>
        <h1 className={styles.title}>{SCREEN_NAMES['/chat']}</h1>
        <p className={styles.about}>
          {book !== null && `Answers only from your ${formatCount(book.size)} properties.`}
        </p>
        <Button
          type="button"
          variant="outline"
          color="gray"
          className={styles.anew}
          disabled={!hasBegun(conversation)}
          onClick={() => {
            conversation.clear()
            card.current?.querySelector('textarea')?.focus()
          }}
        >
          <SquarePen size={14} strokeWidth={1.75} aria-hidden />
          New conversation
        </Button>
      </header>
      <div
        ref={area}
        className={styles.area}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
        tabIndex={0}
        role="log"
        aria-label="Messages"
        aria-busy={isPending}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          // Its own scrolling is told late, when an answer may have grown already.
          if (scrollTop === followedTo.current) return
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END
        }}
      >
        <div>
          <ol className={messageStyles.list}>
            <li className={messageStyles.answer}>
              <p className={messageStyles.greeting}>{GREETING}</p>
            </li>
            {messages.map((message) =>
              message.role === 'assistant' && wordsOf(message) === '' ? null : (
                <Message
                  key={message.id}
                  message={message}
                  book={book}
                  isArriving={isPending && message === last}
                  shownFigure={shown?.messageId === message.id ? shown.figureId : null}
                  actions={actions}
                />
              ),
            )}
          </ol>
          {isWaiting && (
            <p className={messageStyles.typing} role="status">
              <span className={messageStyles.dots} aria-hidden>
                <i />
                <i />
                <i />
              </span>
              {reading ?? 'Thinking'}
            </p>
          )}
          {failure !== null && (
            <div className={messageStyles.failure} role="alert">
              <p>{failure}</p>
              <Button type="button" variant="outline" color="gray" onClick={conversation.tryAgain}>
                <RotateCw size={14} strokeWidth={1.75} aria-hidden />
                Try again
              </Button>
            </div>
          )}
        </div>
      </div>
      <footer className={styles.foot}>
        <ul className={styles.suggested} aria-label={invitation}>
          <li className={styles.try} aria-hidden>
            {invitation === 'Then ask' ? invitation : `${invitation}:`}
          </li>
          {suggested.map((question) => (
            <li key={question}>
              <button
                type="button"
                className={styles.suggestion}
                disabled={isPending || !isOnline}
                onClick={() => conversation.ask(question)}
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
        {!isOnline && (
          <p className={styles.offline} role="status">
            <WifiOff size={14} strokeWidth={1.75} aria-hidden />
            {OFFLINE}
          </p>
        )}
        <QuestionInput
          value={draft}
          onChange={conversation.setDraft}
          onAsk={conversation.ask}
          isPending={isPending}
          unsendable={isOnline ? null : OFFLINE}
        />
      </footer>
    </section>
  )
}
