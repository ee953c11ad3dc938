import { Search, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { QUERY_LENGTH } from '../../sync/domain/criteria/parsed-query.ts'
import { useBook } from '../data/book/book.tsx'
import { keepRecentChoice, readRecentChoices } from '../data/recent-choices.ts'
import { useMe } from '../data/session/session.tsx'
import type { Choice } from '../ui/choices/choice.ts'
import { ChoiceList } from '../ui/choices/choice-list.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { DialogFrame } from '../ui/layers/dialog-frame.tsx'
import { stepAmong } from '../ui/step-among.ts'
import { groupChoices } from './group-choices.ts'
import styles from './palette.module.css'
import { choicesFromBook } from './property-choices.ts'
import { useChoiceSources } from './use-choice-sources.ts'
import { usePaletteActions } from './use-palette-actions.ts'

interface PaletteProps {
  label: string
  /** Asked for by Esc, a press outside and the close button. */
  onClose(): void
  /** What was chosen is to be done once the palette is gone. */
  onChoose(choice: Choice): void
  /** Called once the palette is gone. */
  onGone(): void
}

/** Where everything can be gone to and done by typing: a combobox over a list of choices. */
export function Palette({ label, onClose, onChoose, onGone }: PaletteProps) {
  const { book } = useBook()
  const userId = useMe()?.id ?? ''
  const actions = usePaletteActions()
  const listId = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const [recentIds] = useState(() => readRecentChoices(localStorage, userId))
  const sources = useChoiceSources(book, recentIds, actions)
  const fromBook = useMemo(
    () => (query.trim() === '' ? null : choicesFromBook(book, query, actions)),
    [book, query, actions],
  )
  const groups = groupChoices(sources, query, fromBook)
  const choices = groups.flatMap((group) => group.choices)
  const current = Math.min(active, choices.length - 1)

  function choose(choice: Choice) {
    keepRecentChoice(localStorage, userId, choice.id)
    onChoose(choice)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const chosen = choices[current]
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      choose(chosen)
      return
    }
    const isChord = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey
    const next = isChord ? null : stepAmong(event.key, current, choices.length)
    if (next === null) return
    event.preventDefault()
    setActive(next)
  }

  return (
    <DialogFrame
      open
      onClose={onClose}
      place={{ kind: 'center', width: 640, height: 480 }}
      onReturnFocus={onGone}
    >
      <Radix.Title className="visually-hidden">{label}</Radix.Title>
      <div className={styles.head}>
        <Search size={18} className={styles.glass} aria-hidden />
        <input
          data-takes-focus
          className={styles.input}
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current < 0 ? undefined : `${listId}-${current}`}
          placeholder="Page, property, list or search"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={QUERY_LENGTH}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <Radix.Close asChild>
          <IconButton icon={X} label="Close" />
        </Radix.Close>
      </div>
      <ChoiceList id={listId} groups={groups} active={current} onActive={setActive} onChoose={choose} />
      <p className={styles.foot} aria-hidden>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> to move <Kbd>Enter</Kbd> to choose <Kbd>Esc</Kbd> to close
      </p>
      <p role="status" className="visually-hidden">
        {query.trim() === '' ? '' : `${choices.length} choices`}
      </p>
    </DialogFrame>
  )
}
