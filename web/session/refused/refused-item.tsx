import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { isBlank } from '../../../sync/domain/words/person-text.ts'
import { Field } from '../../ui/fields/field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { type OutcomeWords, tellOutcome } from '../../ui/layers/tell-outcome.ts'
import { SERVER_AWAY_RETRY } from '../../ui/states/server-away.ts'
import styles from './refused-dialog.module.css'
import type { RefusedChange } from './use-refused-changes.ts'

const SEND_WORDS: OutcomeWords = {
  saved: { title: 'Change saved' },
  failed: 'The server did not accept it.',
  unsent: SERVER_AWAY_RETRY,
}

/** One unsaved change, with what can be done about it. */
export function RefusedItem({ change }: { change: RefusedChange }) {
  const { title, refusal, texts, send, drop } = change
  const [typed, setTyped] = useState<readonly string[] | null>(null)
  const [copied, setCopied] = useState('Copy')
  const isComplete = texts.every(({ isNeeded }, index) => !isNeeded || !isBlank(typed?.[index] ?? ''))

  function copy() {
    const words = texts.flatMap(({ text }) => (text === '' ? [] : [text])).join('\n\n')
    navigator.clipboard.writeText(words).then(
      () => setCopied('Copied'),
      () => setCopied('Not copied'),
    )
  }
  async function save() {
    if (send === null || typed === null) return
    const outcome = await tellOutcome(send(typed), SEND_WORDS)
    if (outcome === 'failed') setTyped(null)
  }

  return (
    <li className={styles.item} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
      {typed === null
        ? texts.map(({ label, text }) => text !== '' && <Text key={label} label={label} text={text} />)
        : texts.map(({ label, longest }, index) => (
            <Field key={label} label={label}>
              {(control) => (
                <TextArea
                  {...control}
                  maxLength={longest}
                  value={typed[index] ?? ''}
                  onChange={({ target }) => setTyped(typed.with(index, target.value))}
                />
              )}
            </Field>
          ))}
      <div className={styles.actions}>
        {typed === null ? (
          <>
            <Button size="1" variant="outline" color="gray" onClick={copy}>
              {copied}
            </Button>
            <Button
              size="1"
              variant="outline"
              color="gray"
              onClick={() => setTyped(texts.map(({ text }) => text))}
            >
              Edit
            </Button>
            <Button size="1" variant="outline" color="red" onClick={drop}>
              Discard
            </Button>
          </>
        ) : (
          <>
            <Button size="1" variant="outline" color="gray" onClick={() => setTyped(null)}>
              Cancel
            </Button>
            <Button size="1" disabled={send === null || !isComplete} onClick={() => void save()}>
              Send
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <p className={styles.text}>
      <span className={styles.label}>{label}</span> {text}
    </p>
  )
}
