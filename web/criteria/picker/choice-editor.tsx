import { TextField } from '@radix-ui/themes'
import { useMemo, useState } from 'react'
import type { Book } from '../../../sync/book/book.ts'
import type { StringField } from '../../../sync/columns/book-fields.ts'
import {
  type DateField,
  isPartyField,
  WORD_FIELDS,
  type WordField,
} from '../../../sync/domain/criteria/asked-fields.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import { type CustomColumn, customNameOf, isCustomColumn } from '../../../sync/domain/fields/custom-fields.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { type AskedField, nameOfAskable } from './asked-field.ts'
import styles from './criterion-picker.module.css'
import { EditorFoot, NONE_STATED } from './editor-foot.tsx'
import { wordsOf } from './field-values.ts'

interface ChoiceEditorProps {
  field: ChosenField
  book: Book
  slots: Uint32Array
  onDone(criterion: Criterion): void
}

/** What has values to choose from. */
type ChosenField = Exclude<Extract<AskedField, StringField>, DateField> | CustomColumn

/** As many values as are looked through at a glance; typing finds the others. */
const MOST_SHOWN = 40

/** The values of a field with how many have each; typing finds one, and a part of a name will do. */
export function ChoiceEditor({ field, book, slots, onDone }: ChoiceEditorProps) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const values = useMemo(() => wordsOf(book, slots, field), [book, slots, field])
  const part = typed.trim().toLowerCase()
  const matching = matchingValues(values, part)
  const shown = matching.filter(([value], i) => i < MOST_SHOWN || chosen.includes(value))
  const isParty = !isCustomColumn(field) && isPartyField(field)
  const isWhole = isWordField(field)
  const label = nameOfAskable(field)
  const names = chosen.length === 0 && !isWhole && part !== '' ? [typed.trim()] : chosen
  const count = values.reduce(
    (all, [value, times]) => (names.some((name) => isOf(isWhole, value, name)) ? all + times : all),
    0,
  )

  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        if (names.length > 0) onDone(criterionOf(field, names))
      }}
    >
      <TextField.Root
        type="search"
        aria-label={`Find in ${label.toLowerCase()}`}
        placeholder={
          isWhole ? 'Find a value' : isParty ? 'Name, or a part of it' : 'Any words of it, or a part of them'
        }
        autoComplete="off"
        value={typed}
        data-takes-focus
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul className={styles.values} aria-label={label}>
        {shown.map(([value, times]) => (
          <li key={value}>
            <Checkbox
              checked={chosen.includes(value)}
              trailing={formatCount(times)}
              onChange={(isChosen) =>
                setChosen(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            >
              {value}
            </Checkbox>
          </li>
        ))}
        {shown.length === 0 && (
          <li className={styles.hint}>
            {values.length === 0 ? NONE_STATED : 'No property found has this value.'}
          </li>
        )}
      </ul>
      <EditorFoot
        disabled={names.length === 0}
        words={names.length === 0 ? '' : `${formatCount(count)} properties`}
      />
    </form>
  )
}

/** Those with a word that begins with what was typed first, then those that hold it elsewhere. */
export function matchingValues<Counted extends readonly [value: string, times: number]>(
  values: readonly Counted[],
  typed: string,
): readonly Counted[] {
  const matching = values.filter(([value]) => value.toLowerCase().includes(typed))
  if (typed === '') return matching
  const begins = ([value]: Counted) => ` ${value.toLowerCase()}`.includes(` ${typed}`)
  return matching.toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
}

function isWordField(field: AskedField): field is WordField {
  return (WORD_FIELDS as readonly AskedField[]).includes(field)
}

/** A name or a text is asked for by a part of it. */
function criterionOf(field: ChosenField, names: readonly string[]): Criterion {
  const anyOf = [...names]
  if (isCustomColumn(field)) {
    return { kind: 'holds', field: 'custom', column: customNameOf(field) ?? '', anyOf, not: false }
  }
  if (isWordField(field)) return { kind: 'word', field, anyOf, not: false }
  if (!isPartyField(field)) return { kind: 'holds', field, anyOf, not: false }
  const [text = '', ...or] = names
  return { kind: 'party', field, text, ...(or.length > 0 && { or }), not: false }
}

function isOf(isWhole: boolean, value: string, name: string): boolean {
  const [whole, part] = [value.toLowerCase(), name.toLowerCase()]
  return isWhole ? whole === part : whole.includes(part)
}
