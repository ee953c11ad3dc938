import { Button, Spinner } from '@radix-ui/themes'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, lazy, memo, type RefObject, type SubmitEvent, Suspense, useState } from 'react'
import type { Book } from '../../sync/book/book.ts'
import { QUERY_LENGTH } from '../../sync/domain/criteria/parsed-query.ts'
import { Kbd } from '../ui/kbd.tsx'
import styles from './search-bar.module.css'

const Suggestions = lazy(async () => ({
  default: (await import('./suggest/suggestions.tsx')).Suggestions,
}))

interface SearchBarProps {
  /** Null until it is here. */
  book: Book | null
  query: string
  /** The book is on its way: nothing can be typed yet. */
  loading: boolean
  /** Words are looked up in an index that is still being built. */
  busy: boolean
  inputRef: RefObject<HTMLInputElement | null>
  onType: (text: string) => void
  /** Called on Enter and on the button, with a query that is not blank. */
  onSubmit: () => void
  /** Backspace where there is nothing to delete. */
  onBackspace: () => void
}

/** The search box. It searches with every keystroke; the button and Enter go on to the results. */
export const SearchBar = memo(function SearchBar(props: SearchBarProps) {
  const { book, query, loading, busy, inputRef, onType, onSubmit, onBackspace } = props
  const [suggests, setSuggests] = useState(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (query.trim() !== '') onSubmit()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Backspace' && query === '' && !event.repeat) onBackspace()
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
          maxLength={QUERY_LENGTH}
          aria-label="Search properties"
          aria-keyshortcuts="/"
          placeholder="Type, city, rent, size, tenant, or what the notes say"
          value={query}
          disabled={loading}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={() => setSuggests(true)}
        />
        {query !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label="Clear search"
            onClick={() => {
              onType('')
              inputRef.current?.focus()
            }}
          >
            <X size={16} aria-hidden />
          </button>
        )}
        <span className={styles.key} aria-hidden>
          <Kbd>/</Kbd>
        </span>
        <Button type="submit" className={styles.submit} disabled={loading || query.trim() === ''}>
          Search
        </Button>
        {suggests && inputRef.current !== null && (
          <Suspense fallback={null}>
            <Suggestions input={inputRef.current} {...{ query, book }} onPick={onType} />
          </Suspense>
        )}
      </form>
    </search>
  )
})
