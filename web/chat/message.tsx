import { memo, useMemo } from 'react'
import type { Proposal } from '../../sync/api/chat.ts'
import type { Figure } from '../../sync/assistant/figure.ts'
import { type RowSet, slotsOf } from '../../sync/assistant/row-set.ts'
import type { Book } from '../../sync/book/book.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import {
  formatCount,
  formatRent,
  formatSquareFeet,
  NO_RENT,
  NOT_AVAILABLE,
  RENT_UNITS,
} from '../../sync/domain/format.ts'
import type { Property } from '../../sync/domain/property.ts'
import { PropertyTarget } from '../property/property-target.tsx'
import { AnswerActions } from './answer/answer-actions.tsx'
import { AnswerBeware } from './answer/answer-beware.tsx'
import { AnswerChart } from './answer/answer-chart.tsx'
import { AnswerFigures } from './answer/answer-figures.tsx'
import { AnswerText } from './answer/answer-text.tsx'
import { answerOf, type ChatMessage, figuresOf, wordsOf } from './chat-message.ts'
import { CriteriaRow } from './criteria-row.tsx'
import styles from './message.module.css'
import { ProposalAction } from './proposal-action.tsx'

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
      <li className={styles.question} data-asked>
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
        unbacked={answer?.unbacked ?? []}
        shown={shownFigure}
        onFigure={(figure) => actions.showFigure(message.id, figure)}
      />
      {answer?.unbacked && answer.unbacked.length > 0 && (
        <p className={styles.warning}>
          Not from your properties, check before use: {answer.unbacked.join(', ')}.
        </p>
      )}
      {answer?.isInstead && (
        <p className={styles.found}>The model did not answer. The built-in assistant did.</p>
      )}
      {book !== null && answer?.rows && (
        <CriteriaRow book={book} rows={answer.rows} onRows={(next) => actions.setRows(message.id, next)} />
      )}
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
      {answer?.beware && answer.beware.length > 0 && (
        <AnswerBeware
          sentences={answer.beware}
          figures={figuresOf(message)}
          shown={shownFigure}
          onFigure={(figure) => actions.showFigure(message.id, figure)}
        />
      )}
      {book !== null && answer?.rows && (
        <Found
          book={book}
          rows={answer.rows}
          id={message.id}
          hasCards={answer.table == null}
          actions={actions}
        />
      )}
      {book !== null && answer?.rows && (
        <AnswerActions
          book={book}
          words={words}
          figures={figuresOf(message)}
          answer={answer}
          rows={answer.rows}
        />
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
  /** A table takes their place. */
  hasCards: boolean
  actions: MessageActions
}

/** What was found, worked out again from its criteria: it is always of the book as it is. */
function Found({ book, rows, id, hasCards, actions }: FoundProps) {
  const slots = useMemo(() => slotsOf(book, rows), [book, rows])
  const cards = Array.from(slots.subarray(0, INLINE_CARDS), (slot) => propertyAt(book, slot))
  if (cards.length === 0) return null
  return (
    <>
      <button type="button" className={styles.found} onClick={() => actions.showResults(id)}>
        Found {formatCount(slots.length)} {slots.length === 1 ? 'property' : 'properties'}
        {hasCards ? ':' : ''}
      </button>
      {hasCards && (
        <ul className={styles.cards}>
          {cards.map((property) => (
            <ResultCard key={property.id} property={property} onOpen={actions.openProperty} />
          ))}
        </ul>
      )}
    </>
  )
}

/** A found property within the conversation. */
function ResultCard({ property, onOpen }: { property: Property; onOpen: (id: string) => void }) {
  const { id, name, rentPerSf, squareFootage, city, brokerFirm } = property
  return (
    <li className={styles.card}>
      <span className={styles.line}>
        <PropertyTarget onOpen={() => onOpen(id)}>{name}</PropertyTarget>
        <span className={styles.rent} data-missing={rentPerSf === null || undefined}>
          {rentPerSf === null ? NO_RENT : `${formatRent(rentPerSf, 'month')}${RENT_UNITS.month}`}
        </span>
      </span>
      <span className={styles.under}>
        {formatSquareFeet(squareFootage)} · {city ?? NOT_AVAILABLE}
      </span>
      <span className={styles.under}>{brokerFirm ?? NOT_AVAILABLE}</span>
    </li>
  )
}
