import { ChevronLeft, ChevronRight, Search } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Book } from '../../../sync/book/book.ts'
import { isDateField, isMomentField, isRangeField } from '../../../sync/domain/criteria/asked-fields.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import { isTextField } from '../../../sync/domain/criteria/text-fields.ts'
import { isComputedRange } from '../../../sync/domain/economics/computed-names.ts'
import { isCustomColumn } from '../../../sync/domain/fields/custom-fields.ts'
import { isFieldName } from '../../../sync/domain/fields/field-words.ts'
import type { FieldName } from '../../../sync/domain/fields.ts'
import { formatCount, type RentUnit } from '../../../sync/domain/format.ts'
import { phraseOf } from '../../../sync/domain/query/fields/phrase-of.ts'
import { customColumns } from '../../table/worked-columns.ts'
import {
  ASKABLES,
  type Askable,
  type EditedAskable,
  GROUPS,
  groupOf,
  isHasAmenity,
  matchingAskables,
  nameOfAskable,
} from './asked-field.ts'
import { ChoiceEditor } from './choice-editor.tsx'
import { ConstructionEditor } from './construction-editor.tsx'
import styles from './criterion-picker.module.css'
import { DateEditor } from './date-editor.tsx'
import { amenitiesIn, columnsStatedIn, railServedIn, statedIn } from './field-values.ts'
import { fewOf, statedFirst } from './fields-in-sight.ts'
import { OwnColumnEditor } from './own-column-editor.tsx'
import { RangeEditor } from './range-editor.tsx'
import { rememberAsked } from './remember-asked.ts'
import { wholeCriterion } from './whole-criterion.ts'

interface CriterionPickerProps {
  book: Book
  /** What is found so far. */
  slots: Uint32Array
  unit: RentUnit
  /** The field that is picked already. */
  initial?: EditedAskable | undefined
  onAdd(words: string): void
  /** An editor needs less room than the fields. */
  onEditing(isEditing: boolean): void
}

/** To count every field of more than these would be felt. */
const MOST_COUNTED = 30_000

/** Every field that can be asked for; the one that is picked has an editor that fits it. Other words are asked as typed. */
export function CriterionPicker({ book, slots, unit, initial, onAdd, onEditing }: CriterionPickerProps) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [showsAll, setShowsAll] = useState(false)
  const [picked, setPicked] = useState<EditedAskable | null>(initial ?? null)
  const box = useRef<HTMLDivElement>(null)
  const counts = useMemo(() => (slots.length > MOST_COUNTED ? null : countsOf(book, slots)), [book, slots])
  const isTyped = typed.trim() !== ''
  const found = matchingAskables(typed, customColumns(book)).filter(
    // Of the many texts that sources may have, those that nothing found says are found by typing.
    (askable) => isTyped || counts?.get(askable) !== 0 || !isText(askable),
  )
  const grouped = GROUPS.flatMap((group) => {
    const members = statedFirst(
      found.filter((askable) => groupOf(askable) === group),
      counts,
    )
    const shown = isTyped || showsAll ? members : fewOf(members)
    return shown.length === 0 ? [] : [{ group, members: shown }]
  })
  const inOrder = isTyped ? found : grouped.flatMap(({ members }) => members)
  const hasMore = !isTyped && inOrder.length < found.length
  const marked = inOrder[at]
  const add = (criterion: Criterion) => onAdd(phraseOf(criterion))

  useLayoutEffect(() => {
    box.current?.querySelector<HTMLElement>(picked === null ? 'input' : '[data-takes-focus], input')?.focus()
  }, [picked])

  function edit(field: EditedAskable | null): void {
    setPicked(field)
    onEditing(field !== null)
  }
  function pick(askable: Askable): void {
    rememberAsked(askable)
    const whole = wholeCriterion(askable)
    if (whole === null) edit(askable as EditedAskable)
    else add(whole)
  }
  function onKeyDown(event: KeyboardEvent): void {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by !== 0) setAt(Math.min(Math.max(at + by, 0), inOrder.length - 1))
    else if (event.key !== 'Enter') return
    else if (marked !== undefined) pick(marked)
    else if (typed.trim() !== '') onAdd(typed.trim())
    event.preventDefault()
  }

  if (picked !== null) {
    return (
      <div ref={box}>
        <button type="button" className={styles.back} onClick={() => edit(null)}>
          <ChevronLeft size={15} strokeWidth={1.75} aria-hidden />
          {nameOfAskable(picked)}
        </button>
        <Editor field={picked} {...{ book, slots, unit }} onDone={add} />
        {isFieldName(picked) && <StatedOrNot field={picked} onDone={add} />}
      </div>
    )
  }
  return (
    <div ref={box}>
      <div className={styles.find}>
        <Search size={15} strokeWidth={1.75} aria-hidden />
        <input
          className={styles.input}
          role="combobox"
          aria-label="Find a field"
          aria-expanded
          aria-controls="criterion-fields"
          aria-activedescendant={marked && `criterion-${marked}`}
          placeholder="Find a field, or write a criterion"
          autoComplete="off"
          value={typed}
          data-takes-focus
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
        <span className={styles.keys}>↑ ↓ choose, Enter add</span>
        {hasMore && (
          <button
            type="button"
            className={styles.all}
            onClick={() => {
              setShowsAll(true)
              box.current?.querySelector('input')?.focus()
            }}
          >
            All {formatCount(found.length)} fields
            <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
          </button>
        )}
      </div>
      <div id="criterion-fields" role="listbox" aria-label="Fields" className={styles.groups}>
        {grouped.map(({ group, members }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options within a list box.
          <div key={group} role="group" aria-label={group} className={styles.group}>
            <span aria-hidden className={styles.title}>
              {group}
            </span>
            {members.map((askable) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys.
              <div
                key={askable}
                id={`criterion-${askable}`}
                role="option"
                tabIndex={-1}
                aria-selected={askable === marked}
                className={styles.option}
                onClick={() => pick(askable)}
              >
                {nameOfAskable(askable)}
                <span className={styles.count}>{countWords(counts?.get(askable))}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      {isTyped && (
        <button type="button" className={styles.asTyped} onClick={() => onAdd(typed.trim())}>
          Ask for “{typed.trim()}”
        </button>
      )}
    </div>
  )
}

/** Whether the field is to say anything at all. */
function StatedOrNot({ field, onDone }: { field: FieldName; onDone(criterion: Criterion): void }) {
  return (
    <div className={styles.stated}>
      {[false, true].map((not) => (
        <button
          key={`${not}`}
          type="button"
          className={styles.preset}
          onClick={() => onDone({ kind: 'stated', field, not })}
        >
          {not ? 'Not stated' : 'Stated'}
        </button>
      ))}
    </div>
  )
}

interface EditorProps {
  field: EditedAskable
  book: Book
  slots: Uint32Array
  unit: RentUnit
  onDone(criterion: Criterion): void
}

function Editor({ field, book, slots, unit, onDone }: EditorProps) {
  if (field === 'construction') return <ConstructionEditor {...{ book, slots, onDone }} />
  if (isCustomColumn(field)) return <OwnColumnEditor {...{ field, book, slots, onDone }} />
  if (isComputedRange(field) || isRangeField(field))
    return <RangeEditor {...{ field, book, slots, unit, onDone }} />
  if (isDateField(field) || isMomentField(field)) return <DateEditor {...{ field, onDone }} />
  return <ChoiceEditor {...{ field, book, slots, onDone }} />
}

/** How many of what is found state each field. */
function countsOf(book: Book, slots: Uint32Array): ReadonlyMap<Askable, number> {
  const counts = new Map<Askable, number>(columnsStatedIn(book, slots))
  for (const [id, count] of amenitiesIn(book, slots)) counts.set(`has.${id}`, count)
  for (const askable of ASKABLES) {
    if (isHasAmenity(askable) || isCustomColumn(askable)) continue
    if (askable === 'hasRent') counts.set(askable, statedIn(book, slots, 'rentPerSf'))
    else if (askable === 'rail') counts.set(askable, railServedIn(book, slots))
    else if (askable !== 'construction') counts.set(askable, statedIn(book, slots, askable))
  }
  return counts
}

function isText(askable: Askable): boolean {
  return isFieldName(askable) && isTextField(askable)
}

const countWords = (count: number | undefined) => (count === undefined ? '' : formatCount(count))
