import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './words-input.module.css'

interface WordsInputProps {
  /** What is written here: "Edit City Houston". */
  label: string
  initial: string
  placeholder?: string
  /** Called once, with the words to apply, or null where nothing is to change. A button then stands for the field. */
  onDone: (words: string | null) => void
}

/** Words of the query language, written in place of a button: Enter applies, Esc leaves all as it was. */
export function WordsInput({ label, initial, placeholder, onDone }: WordsInputProps) {
  const [words, setWords] = useState(initial)
  const isDone = useRef(false)

  function finish(apply: boolean) {
    if (isDone.current) return
    isDone.current = true
    const text = words.trim()
    onDone(apply && text !== initial.trim() ? text : null)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    const place = event.currentTarget.parentElement
    flushSync(() => finish(event.key === 'Enter'))
    place?.querySelector('button')?.focus()
  }

  return (
    <input
      className={styles.words}
      aria-label={label}
      placeholder={placeholder}
      value={words}
      size={Math.max(words.length, placeholder?.length ?? 0, 8)}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      // biome-ignore lint/a11y/noAutofocus: it stands where the person has just clicked to write.
      autoFocus
      onFocus={(event) => event.target.select()}
      onChange={(event) => setWords(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => finish(true)}
    />
  )
}
