import { Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { Book } from '../../../sync/book/book.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import { phraseOf } from '../../../sync/domain/query/fields/phrase-of.ts'
import { useCompLists } from '../../data/comp-lists/comp-lists.ts'
import { useViews } from '../../data/views.ts'
import { loadPart } from '../../load-part.ts'
import { mostUsed } from '../most-used.ts'
import { type Askable, type EditedAskable, nameOfAskable } from '../picker/asked-field.ts'
import { askedBefore, rememberAsked } from '../picker/remember-asked.ts'
import { wholeCriterion } from '../picker/whole-criterion.ts'
import styles from './more-filters.module.css'
import { PANEL_FIELDS } from './panel-fields.ts'

const CriterionPopover = lazy(async () => ({
  default: (await loadPart(() => import('../picker/criterion-popover.tsx'))).CriterionPopover,
}))

export interface MoreFiltersProps {
  /** Null until it is here. */
  book: Book | null
  /** What is found so far. */
  slots: Uint32Array
  unit: RentUnit
  /** Whose fields need not be said again. */
  panel: keyof typeof PANEL_FIELDS
  onAdd(words: string): void
}

const SHOWN = 6

interface Opened {
  beside: Element
  initial: EditedAskable | undefined
}

/** The further fields a team filters by most, each a press away; any other is found by typing. */
export function MoreFilters({ book, slots, unit, panel, onAdd }: MoreFiltersProps) {
  const { lists } = useCompLists()
  const views = useViews()
  const [opened, setOpened] = useState<Opened | null>(null)
  const used = useMemo(() => {
    const listWords = lists.flatMap(({ filters }) => filters?.words ?? [])
    const viewColumns = views.map(({ columns }) => columns)
    return mostUsed({ listWords, viewColumns, asked: askedBefore() }, PANEL_FIELDS[panel], SHOWN)
  }, [lists, views, panel])

  function pick(askable: Askable, beside: Element): void {
    const whole = wholeCriterion(askable)
    rememberAsked(askable)
    if (whole === null) setOpened({ beside, initial: askable as EditedAskable })
    else onAdd(phraseOf(whole))
  }
  function close(): void {
    if (opened?.beside instanceof HTMLElement) opened.beside.focus()
    setOpened(null)
  }
  return (
    <section className={styles.more} aria-label="More filters">
      <h3 className={styles.title}>More filters</h3>
      <div className={styles.fields}>
        {used.map((askable) => (
          <button
            key={askable}
            type="button"
            className={styles.field}
            disabled={book === null}
            aria-haspopup={wholeCriterion(askable) === null ? 'dialog' : undefined}
            onClick={({ currentTarget }) => pick(askable, currentTarget)}
          >
            {nameOfAskable(askable)}
          </button>
        ))}
        <button
          type="button"
          className={styles.field}
          disabled={book === null}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => setOpened({ beside: currentTarget, initial: undefined })}
        >
          <Plus size={14} strokeWidth={1.75} aria-hidden />
          Find a field
        </button>
      </div>
      {opened !== null && book !== null && (
        <Suspense fallback={null}>
          <CriterionPopover
            {...{ book, slots, unit }}
            beside={opened.beside}
            initial={opened.initial}
            onClose={close}
            onAdd={(words) => {
              close()
              onAdd(words)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
