import { useMemo } from 'react'
import type { Book } from '../../../sync/book/book.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import { type CustomColumn, customNameOf } from '../../../sync/domain/fields/custom-fields.ts'
import { nameOfAskable } from './asked-field.ts'
import { ChoiceEditor } from './choice-editor.tsx'
import { saidFigures } from './field-values.ts'
import { decimalsOf } from './figure-bars.ts'
import { RangeFields } from './range-fields.tsx'

interface OwnColumnEditorProps {
  field: CustomColumn
  book: Book
  slots: Uint32Array
  onDone(criterion: Criterion): void
}

const shown = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 })

/** A column that sources have of their own: from and to where it holds figures, else what it says. */
export function OwnColumnEditor({ field, book, slots, onDone }: OwnColumnEditorProps) {
  const figures = useMemo(() => saidFigures(book, slots, field), [book, slots, field])
  if (figures === null) return <ChoiceEditor {...{ field, book, slots, onDone }} />
  const column = customNameOf(field) ?? ''
  return (
    <RangeFields
      figures={figures}
      label={nameOfAskable(field)}
      spoken=""
      decimals={decimalsOf(figures)}
      bound={(figure) => shown.format(figure)}
      after={() => ''}
      onDone={({ min, max }) =>
        onDone({
          kind: 'holds',
          field: 'custom',
          column,
          anyOf: [],
          ...(min !== null && { min }),
          ...(max !== null && { max }),
          not: false,
        })
      }
    />
  )
}
