import { Button, Spinner } from '@radix-ui/themes'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, memo, type RefObject, type SubmitEvent, useState } from 'react'
import { Kbd } from '../ui/kbd.tsx'
import { heard, queryBox, typed } from './query-box.ts'
import styles from './search-bar.module.css'

interface SearchBarProps {
  query: string
  /** The book is on its way: nothing can be typed yet. */
  loading: boolean
  /** Words are looked up in an index that is still being built. */
  busy: boolean
  inputRef: RefObject<HTMLInputElement | null>
  onType: (text: string) => void
  /** Called on Enter and on the button. The query itself has been handed on with each keystroke. */
  onSubmit: () => void
  /** Backspace where there is nothing to delete. */
  onBackspace: () => void
}

/** The search box. What is typed shows at once, whatever the search costs. */
export const SearchBar = memo(function SearchBar(props: SearchBarProps) {
  const { query, loading, busy, inputRef, onType, onSubmit, onBackspace } = props
  const [box, setBox] = useState(() => queryBox(query))
  const current = heard(box, query)
  if (current !== box) setBox(current)
  const { text } = current

  function change(next: string) {
    setBox(typed(current, next))
    onType(next)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (text.trim() !== '') onSubmit()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Backspace' && text === '' && !event.repeat) onBackspace()
  }

  return (
    <search>
      <form className={styles.bar} onSubmit={submit}>
        <span className={styles.icon}>
          {loading || busy ? <Spinner size="2" /> : <Search size={18} aria-hidden />}
        </span>
        <input
          ref={inputRef}
          className={styles.input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={MAX_QUERY_LENGTH}
          aria-label="Search properties"
          aria-keyshortcuts="/"
          placeholder="Type, city, rent, size, tenant, or what the notes say"
          value={text}
          disabled={loading}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label="Clear search"
            onClick={() => {
              change('')
              inputRef.current?.focus()
            }}
          >
            <X size={16} aria-hidden />
          </button>
        )}
        <span className={styles.key} aria-hidden>
          <Kbd>/</Kbd>
        </span>
        <Button type="submit" className={styles.submit} disabled={loading || text.trim() === ''}>
          Search
        </Button>
      </form>
    </search>
  )
})

/** Longer than any question a person types; a pasted page is cut here. */
export const MAX_QUERY_LENGTH = 500
