import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Book } from '../../../sync/book/book.ts'
import { vocabularyOf } from '../../../sync/book/question/vocabulary-of.ts'
import { keepRecentChoice, readRecentSearches, SEARCH_ID } from '../../data/recent-choices.ts'
import { useMe } from '../../data/session/session.tsx'
import { ChoiceList } from '../../ui/choices/choice-list.tsx'
import { usePainted } from '../../ui/timing/use-painted.ts'
import { suggestedFor } from './suggested.ts'
import styles from './suggestions.module.css'

interface SuggestionsProps {
  input: HTMLInputElement
  query: string
  /** Null until it is here. */
  book: Book | null
  onPick(words: string): void
}

/** The list came by typing, was asked for by a key or a press, or is closed. */
type Opened = 'typed' | 'invited' | null

const NONE = -1

/**
 * The suggestions below the search box. The focus stays in the box: arrows move among them, Enter takes one, Esc
 * closes the list. A search is remembered when the box loses the focus.
 */
export function Suggestions({ input, query, book, onPick }: SuggestionsProps) {
  // The results come first: what completes the words may stand a frame later.
  const words = usePainted(query)
  const userId = useMe()?.id ?? ''
  const listId = useId()
  // What was typed while this code was on its way counts as well.
  const [opened, setOpened] = useState<Opened>(query === '' ? null : 'typed')
  const [active, setActive] = useState(NONE)
  const groups = useMemo(() => {
    if (opened === null) return []
    const recent = opened === 'invited' ? readRecentSearches(localStorage, userId) : []
    return suggestedFor({
      query: words,
      vocabulary: book === null ? null : vocabularyOf(book),
      recent,
      isInvited: opened === 'invited',
      onPick,
    })
  }, [opened, words, book, userId, onPick])
  const choices = groups.flatMap((group) => group.choices)
  const current = Math.min(active, choices.length - 1)
  const isOpen = choices.length > 0

  const close = useCallback(() => {
    setOpened(null)
    setActive(NONE)
  }, [])
  const newest = useRef({ choices, current, isOpen })
  newest.current = { choices, current, isOpen }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.isComposing || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
      const { choices, current, isOpen } = newest.current
      const chosen = choices[current]
      if (event.key === 'Escape' && isOpen) {
        event.stopPropagation()
        close()
      } else if (event.key === 'Enter' && chosen !== undefined) {
        event.preventDefault()
        close()
        chosen.run()
      } else if (event.key === 'ArrowDown' || (event.key === 'ArrowUp' && isOpen)) {
        event.preventDefault()
        if (!isOpen) setOpened('invited')
        setActive(stepped(current, choices.length, event.key === 'ArrowDown' ? 1 : -1))
      }
    }
    function onInput() {
      setOpened('typed')
      setActive(NONE)
    }
    function onPress() {
      if (input.value === '') setOpened('invited')
    }
    function onLeave() {
      close()
      const words = input.value.trim()
      if (words !== '') keepRecentChoice(localStorage, userId, `${SEARCH_ID}${words}`)
    }
    const controller = new AbortController()
    const { signal } = controller
    input.addEventListener('keydown', onKeyDown, { signal })
    input.addEventListener('input', onInput, { signal })
    input.addEventListener('pointerdown', onPress, { signal })
    input.addEventListener('blur', onLeave, { signal })
    return () => controller.abort()
  }, [input, userId, close])

  useEffect(() => {
    input.setAttribute('aria-autocomplete', 'list')
    if (isOpen) input.setAttribute('aria-controls', listId)
    else input.removeAttribute('aria-controls')
    if (isOpen && current >= 0) input.setAttribute('aria-activedescendant', `${listId}-${current}`)
    else input.removeAttribute('aria-activedescendant')
  }, [input, isOpen, current, listId])

  return (
    <>
      {isOpen && (
        <div className={styles.list}>
          <ChoiceList
            id={listId}
            groups={groups}
            active={current}
            onActive={setActive}
            onChoose={(choice) => {
              close()
              choice.run()
            }}
          />
        </div>
      )}
      <p role="status" className="visually-hidden">
        {isOpen ? `${choices.length} ${choices.length === 1 ? 'suggestion' : 'suggestions'}` : ''}
      </p>
    </>
  )
}

/** Round the choices, and from none to the first or the last. */
function stepped(current: number, count: number, by: 1 | -1): number {
  if (count === 0) return 0
  if (current < 0) return by === 1 ? 0 : count - 1
  return (current + by + count) % count
}
