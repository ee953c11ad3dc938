import { memo, useMemo } from 'react'
import type { Proposal } from '../../sync/api/chat.ts'
import type { Figure } from '../../sync/assistant/figure.ts'
import { type RowSet, slotsOf } from '../../sync/assistant/row-set.ts'
import type { Book } from '../../sync/book/book.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { formatCount } from '../../sync/domain/format.ts'
import { AnswerChart } from './answer-chart.tsx'
import { AnswerFigures } from './answer-figures.tsx'
import { AnswerText } from './answer-text.tsx'
import { answerOf, type ChatMessage, figuresOf, wordsOf } from './chat-message.ts'
import { CriteriaRow } from './criteria-row.tsx'
import styles from './message.module.css'
import { ProposalAction } from './proposal-action.tsx'
import { ResultCard } from './result-card.tsx'

/** Cards shown within the conversation (specification, section 9). */
const INLINE_CARDS = 3

export interface MessageActions {
  showFigure(messageId: string, figure: Figure): void
  showResults(messageId: string): void
  setRows(messageId: string, rows: RowSet): void
  setProposal(messageId: string, proposal: Proposal): void
  openProperty(id: string): void
}

interface MessageProps {
  message: ChatMessage
  book: Book | null
  isArriving: boolean
  /** The id of the figure of this message whose rows are shown. */
  shownFigure: string | null
  actions: MessageActions
}

export const Message = memo(function Message({
  message,
  book,
  isArriving,
  shownFigure,
  actions,
}: MessageProps) {
  const words = wordsOf(message)
  if (message.role === 'user') {
    return (
      <li className={styles.question}>
        <span className="visually-hidden">You asked: </span>
        {words}
      </li>
    )
  }
  const answer = answerOf(message)
  return (
    <li className={styles.answer}>
      <span className="visually-hidden">The assistant answered: </span>
      <AnswerText
        text={words}
        figures={figuresOf(message)}
        isArriving={isArriving}
        shown={shownFigure}
        onFigure={(figure) => actions.showFigure(message.id, figure)}
      />
      {answer?.table && (
        <div className={styles.figures}>
          <AnswerFigures
            table={answer.table}
            figures={figuresOf(message)}
            shown={shownFigure}
            onFigure={(figure) => actions.showFigure(message.id, figure)}
          />
          {answer.chart && <AnswerChart {...answer.chart} />}
        </div>
      )}
      {book !== null && answer?.rows && (
        <Found book={book} rows={answer.rows} id={message.id} actions={actions} />
      )}
      {book !== null && answer?.proposal && (
        <ProposalAction
          proposal={answer.proposal}
          book={book}
          onDone={(next) => actions.setProposal(message.id, next)}
        />
      )}
    </li>
  )
})

interface FoundProps {
  book: Book
  rows: RowSet
  id: string
  actions: MessageActions
}

/** What was found, worked out again from its criteria: it is always of the book as it is. */
function Found({ book, rows, id, actions }: FoundProps) {
  const slots = useMemo(() => slotsOf(book, rows), [book, rows])
  const cards = Array.from(slots.subarray(0, INLINE_CARDS), (slot) => propertyAt(book, slot))
  return (
    <>
      <CriteriaRow book={book} rows={rows} onRows={(next) => actions.setRows(id, next)} />
      {cards.length > 0 && (
        <>
          <button type="button" className={styles.found} onClick={() => actions.showResults(id)}>
            Found {formatCount(slots.length)} {slots.length === 1 ? 'property' : 'properties'}:
          </button>
          <ul className={styles.cards}>
            {cards.map((property) => (
              <ResultCard key={property.id} property={property} onOpen={actions.openProperty} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
