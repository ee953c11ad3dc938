import { useEffect, useState } from 'react'
import type { GroupDecision } from '../../../sync/sheets/model/import-decisions.ts'
import type { ProblemGroup } from '../../../sync/sheets/preview/workbook-preview.ts'
import { Kbd } from '../../ui/kbd.tsx'
import styles from './decision-cards.module.css'
import { offerWords } from './offer-words.ts'

interface DecisionCardsProps {
  group: ProblemGroup
  /** Null while nothing is decided. */
  decision: GroupDecision | null
  /** Rows of the group that no cell was typed for. */
  open: number
  /** Of the decision that needs a text, whether it is being typed. */
  isTyping: boolean
  onTyping(isTyping: boolean): void
  onDecide(decision: GroupDecision): void
}

/** What can become of a group, a card each with its key. */
export function DecisionCards({ group, decision, open, isTyping, onTyping, onDecide }: DecisionCardsProps) {
  const { offers } = group
  const chosen = isTyping ? 'replace' : decision?.do
  if (offers.length === 0) return null
  return (
    <fieldset className={styles.cards}>
      <legend className="visually-hidden">What becomes of these rows</legend>
      {[...offers.entries()].map(([index, offer]) => {
        const { title, says } = offerWords(group, offer, open)
        return (
          <div key={offer} className={styles.card}>
            <label className={styles.choice}>
              <input
                type="radio"
                name={`${group.sheet} ${group.header} ${group.key}`}
                checked={chosen === offer}
                onChange={() => (offer === 'replace' ? onTyping(true) : onDecide({ do: offer }))}
              />
              <span className={styles.words}>
                <strong>{title}</strong>
                <span className="hint">{says}</span>
              </span>
              <Kbd>{String(index + 1)}</Kbd>
            </label>
            {offer === 'replace' && chosen === 'replace' && (
              <OneText
                key={`${group.sheet} ${group.header} ${group.key}`}
                label={title}
                text={decision?.do === 'replace' ? decision.text : ''}
                onKeep={(text) => onDecide({ do: 'replace', text })}
                onCancel={() => onTyping(false)}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

interface OneTextProps {
  label: string
  text: string
  onKeep(text: string): void
  onCancel(): void
}

function OneText({ label, text, onKeep, onCancel }: OneTextProps) {
  const [typed, setTyped] = useState(text)
  useEffect(() => setTyped(text), [text])
  return (
    <form
      className={styles.text}
      data-takes-escape
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '') onKeep(typed.trim())
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: it was asked for by the card that it stands in.
        autoFocus={text === ''}
        aria-label={label}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <Kbd>Enter</Kbd>
    </form>
  )
}
