import { Badge, Button } from '@radix-ui/themes'
import { Check, Merge, Split } from 'lucide-react'
import { useState } from 'react'
import type { PossibleDuplicate } from '../../sync/api/duplicates.ts'
import type { Book } from '../../sync/book/book.ts'
import { capitalized } from '../../sync/domain/words/capitalized.ts'
import { useBookRows } from '../property/use-book-rows.ts'
import { counted } from '../session/counted.ts'
import { useShortcuts } from '../ui/chrome/shortcuts.ts'
import { Kbd } from '../ui/kbd.tsx'
import { liftToasts } from '../ui/layers/lift-toasts.ts'
import styles from './duplicates-page.module.css'
import { JoinedCard } from './joined-card.tsx'
import {
  type Choices,
  chosenFields,
  joinedOf,
  type PairLine,
  pairLines,
  type Side,
  takenFields,
} from './pair-fields.ts'
import { PairQueue } from './pair-queue.tsx'
import { PairTable } from './pair-table.tsx'
import { idsOf, type useDuplicates } from './use-duplicates.ts'

interface ReviewProps {
  book: Book
  pairs: readonly PossibleDuplicate[]
  duplicates: ReturnType<typeof useDuplicates>
  mayDecide: boolean
}

const keyOf = (pair: PossibleDuplicate) => Object.values(idsOf(pair)).join(' ')

/** The queue, the open pair and its result, and the keys that work on them. */
export function Review({ book, pairs, duplicates, mayDecide }: ReviewProps) {
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [chosen, setChosen] = useState<Readonly<Record<string, Choices>>>({})
  const { propertyAt, slotOf } = useBookRows(book)
  const at = Math.max(
    0,
    pairs.findIndex((pair) => keyOf(pair) === openKey),
  )
  const pair = pairs[at]
  const [a, b] = (pair?.properties ?? []).map(({ id }) => {
    const slot = slotOf(id)
    return slot < 0 ? null : propertyAt(slot)
  })
  const key = pair === undefined ? '' : keyOf(pair)
  const choices = chosen[key] ?? {}
  const lines = a && b ? pairLines(a, b) : []
  const taken = takenFields(lines, choices)
  const canDecide = mayDecide && !duplicates.isBusy && lines.length > 0

  const open = (next: number) => {
    const to = pairs[(next + pairs.length) % pairs.length]
    if (to !== undefined) setOpenKey(keyOf(to))
  }
  const choose = (fields: readonly PairLine['field'][], side: Side) =>
    setChosen((was) => ({
      ...was,
      [key]: { ...was[key], ...Object.fromEntries(fields.map((field) => [field, side])) },
    }))
  const takeAll = (side: Side) =>
    choose(
      lines.map(({ field }) => field),
      side,
    )
  /** Of the difference that has the focus, else of all. */
  const take = (side: Side) => {
    const field = document.activeElement?.getAttribute('data-field')
    const line = lines.find((one) => one.field === field)
    if (line === undefined) takeAll(side)
    else choose([line.field], side)
  }
  /** The pair after this one stays open when this one is gone. */
  const decide = (work: () => Promise<boolean>) => {
    if (!canDecide) return
    const next = pairs[at + 1] ?? pairs[at - 1]
    void work().then((isDone) => isDone && setOpenKey(next === undefined ? null : keyOf(next)))
  }
  const join = () =>
    decide(() => duplicates.join(idsOf(pair as PossibleDuplicate), chosenFields(lines, choices)))
  const keepApart = () => decide(() => duplicates.keepApart(idsOf(pair as PossibleDuplicate)))

  useShortcuts('Possible duplicates', [
    { keys: 'ArrowUp', shown: ['↑'], words: 'The pair before', run: () => open(at - 1) },
    { keys: 'ArrowDown', shown: ['↓'], words: 'The next pair', run: () => open(at + 1) },
    { keys: 'a', shown: ['A'], words: 'Take from A', run: () => take('a') },
    { keys: 'b', shown: ['B'], words: 'Take from B', run: () => take('b') },
    { keys: 'j', shown: ['J'], words: 'Join into one', run: join },
    { keys: 'k', shown: ['K'], words: 'Keep apart', run: keepApart },
    { keys: 's', shown: ['S'], words: 'Skip', run: () => open(at + 1) },
    { keys: '$mod+z', shown: ['Ctrl', 'Z'], words: 'Undo', run: duplicates.undoLast },
  ])

  if (pair === undefined) return null
  const differing = lines.filter(({ differs }) => differs).length
  return (
    <div className={styles.screen}>
      <PairQueue pairs={pairs} open={at} onOpen={open} />
      <section aria-label="The pair" className={styles.pair}>
        <p className={styles.reasons}>
          {pair.reasons.map((reason) => (
            <Badge key={reason} color="grass">
              <Check size={12} strokeWidth={2} aria-hidden />
              {capitalized(reason)}
            </Badge>
          ))}
          {differing > 0 && (
            <Badge color="amber">{counted(differing, 'field differs', 'fields differ')}</Badge>
          )}
          <span className={styles.place}>
            {at + 1} of {pairs.length}
          </span>
        </p>
        {a && b ? (
          <PairTable
            pair={pair}
            lines={lines}
            choices={choices}
            onChoose={(field, side) => choose([field], side)}
            onTakeAll={takeAll}
          />
        ) : (
          <p role="status">One of the two has just left its source.</p>
        )}
      </section>
      {a && b && <JoinedCard a={a} b={b} joined={joinedOf(a, b, taken)} />}
      <ReviewFoot canDecide={canDecide} onSkip={() => open(at + 1)} onKeepApart={keepApart} onJoin={join} />
    </div>
  )
}

interface ReviewFootProps {
  canDecide: boolean
  onSkip(): void
  onKeepApart(): void
  onJoin(): void
}

/** What can be done with the open pair, and the keys for it. */
function ReviewFoot({ canDecide, onSkip, onKeepApart, onJoin }: ReviewFootProps) {
  return (
    <div ref={liftToasts} className={styles.foot}>
      <p className={styles.keys} aria-hidden>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> pair
        </span>
        <span>
          <Kbd>A</Kbd> <Kbd>B</Kbd> take from
        </span>
        <span>
          <Kbd>Tab</Kbd> next difference
        </span>
        <span>
          <Kbd>S</Kbd> skip
        </span>
        <span>
          <Kbd>K</Kbd> keep apart
        </span>
        <span>
          <Kbd>J</Kbd> join
        </span>
        <span>
          <Kbd>Ctrl</Kbd> <Kbd>Z</Kbd> undo
        </span>
      </p>
      <Button variant="ghost" color="gray" onClick={onSkip}>
        Skip
      </Button>
      <Button variant="outline" color="gray" disabled={!canDecide} onClick={onKeepApart}>
        <Split size={14} strokeWidth={1.75} aria-hidden />
        Keep apart
      </Button>
      <Button disabled={!canDecide} onClick={onJoin}>
        <Merge size={14} strokeWidth={1.75} aria-hidden />
        Join into one
      </Button>
    </div>
  )
}
