import { useMemo } from 'react'
import type { Book } from '../../../sync/book/book.ts'
import { type BoundFigure, boundFigureOf } from '../../../sync/domain/criteria/asked-fields.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import { unitOf } from '../../../sync/domain/fields/figure-units.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import { toMonth, toUnit } from '../../rents/rent-unit-scale.ts'
import { figuresOf } from './field-values.ts'
import { RangeFields } from './range-fields.tsx'

interface RangeEditorProps {
  field: BoundFigure
  book: Book
  slots: Uint32Array
  unit: RentUnit
  onDone(criterion: Criterion): void
}

/** From and to of a field that holds figures. */
export function RangeEditor({ field, book, slots, unit, onDone }: RangeEditorProps) {
  const figures = useMemo(() => figuresOf(book, slots, field), [book, slots, field])
  const { label, unit: of } = boundFigureOf(field)
  const { name, spoken = name, decimals, bound, after } = unitOf(of)
  const scale = {
    shown: (figure: number | undefined) => toUnit(figure, unit),
    kept: (figure: number | undefined) => toMonth(figure, unit),
  }
  return (
    <RangeFields
      {...{ figures, label, spoken, decimals }}
      plain={of === 'year'}
      {...(of === 'rent' && { scale })}
      bound={(figure) => bound(figure, unit)}
      after={(figure) => after(figure, unit)}
      onDone={(range) => onDone({ kind: 'range', field, ...range })}
    />
  )
}
