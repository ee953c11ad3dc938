import { TextField } from '@radix-ui/themes'
import { useMemo, useState } from 'react'
import type { Book } from '../../../../sync/book/book.ts'
import {
  isPartyField,
  type PartyField,
  type WordField,
} from '../../../../sync/domain/criteria/asked-fields.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { fieldOf } from '../../../../sync/domain/field-list.ts'
import { formatCount } from '../../../../sync/domain/format.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import styles from './criterion-picker.module.css'
import { EditorFoot } from './editor-foot.tsx'
import { wordsOf } from './field-values.ts'

interface ChoiceEditorProps {
  field: WordField | PartyField
  book: Book
  slots: Uint32Array
  onDone(criterion: Criterion): void
}

/** As many values as are looked through at a glance; typing finds the others. */
const MOST_SHOWN = 40

/** The values of a field with how many have each; typing finds one, and a part of a name will do. */
export function ChoiceEditor({ field, book, slots, onDone }: ChoiceEditorProps) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const values = useMemo(() => wordsOf(book, slots, field), [book, slots, field])
  const part = typed.trim().toLowerCase()
  const matching = values.filter(([value]) => value.toLowerCase().includes(part))
  const shown = matching.filter(([value], i) => i < MOST_SHOWN || chosen.includes(value))
  const names = chosen.length === 0 && isPartyField(field) && part !== '' ? [typed.trim()] : chosen
  const count = values.reduce(
    (all, [value, times]) => (names.some((name) => isOf(field, value, name)) ? all + times : all),
    0,
  )

  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        const [first, ...or] = names
        if (first === undefined) return
        if (isPartyField(field))
          onDone({ kind: 'party', field, text: first, ...(or.length > 0 && { or }), not: false })
        else onDone({ kind: 'word', field, anyOf: [...names], not: false })
      }}
    >
      <TextField.Root
        type="search"
        aria-label={`Find in ${fieldOf(field).label.toLowerCase()}`}
        placeholder={isPartyField(field) ? 'Name, or a part of it' : 'Find a value'}
        autoComplete="off"
        value={typed}
        data-takes-focus
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul className={styles.values} aria-label={fieldOf(field).label}>
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
        {shown.length === 0 && <li className={styles.hint}>No property found has this value.</li>}
      </ul>
      <EditorFoot
        disabled={names.length === 0}
        words={names.length === 0 ? '' : `${formatCount(count)} properties`}
      />
    </form>
  )
}

function isOf(field: WordField | PartyField, value: string, name: string): boolean {
  const [whole, part] = [value.toLowerCase(), name.toLowerCase()]
  return isPartyField(field) ? whole.includes(part) : whole === part
}
