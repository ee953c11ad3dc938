import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { MAX_COMPS } from '../../../sync/domain/records/comp-list.ts'
import { type SyncedCompList, useCompLists } from '../../data/comp-lists/comp-lists.ts'
import { useMe } from '../../data/session/session.tsx'
import type { Addition } from '../../property/addition-store.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { stepAmong } from '../../ui/step-among.ts'
import { heldWords } from '../comp-list-words.ts'
import { FindField } from '../find-field.tsx'
import { sortedCompLists } from '../sorted-comp-lists.ts'
import { TeamBadge } from '../team-badge.tsx'
import styles from './list-choices.module.css'

/** With fewer lists there is nothing to look for. */
const FIND_FROM = 6

interface ListChoicesProps {
  addition: Addition
  onChoose(list: SyncedCompList): void
}

/** One's own lists, the newest first: a press adds. */
export function ListChoices({ addition, onChoose }: ListChoicesProps) {
  const me = useMe()
  const { lists, status } = useCompLists()
  const [words, setWords] = useState('')
  const box = useRef<HTMLUListElement>(null)
  const own = useMemo(() => lists.filter(({ ownerId }) => ownerId === me?.id), [lists, me])
  const shown = useMemo(() => sortedCompLists(own, words, 'newest'), [own, words])

  // Lists that load after the dialog has opened get the focus then.
  const isAny = own.length > 0
  useEffect(() => {
    const dialog = box.current?.closest('[role=dialog]')
    if (!isAny || !dialog || dialog !== document.activeElement) return
    dialog.querySelector<HTMLElement>('[data-takes-focus]')?.focus()
  }, [isAny])

  function move(event: KeyboardEvent) {
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const to = stepAmong(event.key, buttons.indexOf(document.activeElement as HTMLElement), buttons.length)
    if (to === null || event.key === 'Home' || event.key === 'End') return
    event.preventDefault()
    buttons[to]?.focus()
  }

  if (own.length === 0) {
    return status === 'loading' ? <Skeleton height={56} /> : null
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go on from the field to the lists inside.
    <div className={styles.choices} onKeyDown={move}>
      {own.length >= FIND_FROM && (
        <FindField label="Find a list" value={words} onChange={setWords} takesFocus />
      )}
      <ul ref={box} className={styles.lists} aria-label="Your comp lists">
        {shown.map((list, i) => (
          <Choice
            key={list.id}
            {...{ list, addition, onChoose }}
            takesFocus={i === 0 && own.length < FIND_FROM}
          />
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.none}>No comp list matches “{words.trim()}”.</p>}
    </div>
  )
}

interface ChoiceProps extends ListChoicesProps {
  list: SyncedCompList
  takesFocus: boolean
}

function Choice({ list, addition, onChoose, takesFocus }: ChoiceProps) {
  const { name, isPublic, entries } = list
  const included = entries.filter(({ isIncluded }) => isIncluded).length
  const why = useMemo(() => whyNotAdd(entries, addition), [entries, addition])
  return (
    <li>
      <button
        type="button"
        className={styles.choice}
        aria-disabled={why !== undefined || undefined}
        data-takes-focus={takesFocus || undefined}
        onClick={() => why === undefined && onChoose(list)}
      >
        <span className={styles.name}>{name}</span>
        {isPublic && <TeamBadge />}
        <span className={styles.held}>{why ?? heldWords(included, entries.length - included)}</span>
      </button>
    </li>
  )
}

/** Why these properties cannot go into a list with these entries; undefined where they can. */
function whyNotAdd(entries: SyncedCompList['entries'], { count, properties }: Addition): string | undefined {
  if (count === 1) {
    const [only] = properties()
    if (entries.some(({ propertyId }) => propertyId === only?.id)) return 'Already in the list'
  }
  return entries.length >= MAX_COMPS ? 'Full' : undefined
}
