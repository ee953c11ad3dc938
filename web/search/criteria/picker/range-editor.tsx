import { useMemo, useState } from 'react'
import type { Book } from '../../../../sync/book/book.ts'
import type { RangeField } from '../../../../sync/domain/criteria/asked-fields.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { FIELDS } from '../../../../sync/domain/fields.ts'
import { unitOf } from '../../../../sync/domain/figure-units.ts'
import { formatCount, type RentUnit } from '../../../../sync/domain/format.ts'
import { HistogramChart } from '../../../rents/histogram-chart.tsx'
import type { BarSpan } from '../../../rents/histogram-span.ts'
import { toMonth, toUnit } from '../../../rents/rent-unit-scale.ts'
import { BoundsInputs } from '../../../ui/fields/bounds-inputs.tsx'
import styles from './criterion-picker.module.css'
import { EditorFoot } from './editor-foot.tsx'
import { figuresOf } from './field-values.ts'
import { figureBars } from './figure-bars.ts'

interface RangeEditorProps {
  field: RangeField
  book: Book
  slots: Uint32Array
  unit: RentUnit
  onDone(criterion: Criterion): void
}

/** From and to of one figure, over the figures there are to choose from. */
export function RangeEditor({ field, book, slots, unit, onDone }: RangeEditorProps) {
  const [min, setMin] = useState<number>()
  const [max, setMax] = useState<number>()
  const figures = useMemo(() => figuresOf(book, slots, field), [book, slots, field])
  const bars = useMemo(() => figureBars(figures), [figures])
  const { label, unit: of } = FIELDS[field]
  const { name, spoken = name, decimals, bound, after } = unitOf(of)
  const isRent = of === 'rent'
  const shown = (figure: number | undefined) => (isRent ? toUnit(figure, unit) : figure)
  const kept = (figure: number | undefined) => (isRent ? toMonth(figure, unit) : figure)
  const count = figures.filter((figure) => figure >= (min ?? -Infinity) && figure <= (max ?? Infinity)).length
  const isEmpty = min === undefined && max === undefined
  function pick({ first, last }: BarSpan): void {
    setMin(bars[first]?.from)
    setMax(last === bars.length - 1 ? undefined : bars[last]?.to)
  }
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) onDone({ kind: 'range', field, min: min ?? null, max: max ?? null })
      }}
    >
      <div className={styles.chart}>
        <HistogramChart
          bars={bars}
          median={null}
          chosen={isEmpty ? null : spanOf(bars, min, max)}
          label={`${label} of the properties found`}
          onPoint={() => undefined}
          onPick={pick}
        />
      </div>
      <p className={styles.ends}>
        {endsOf(bars, figures).map(({ end, figure, isBelow, isAbove }) => (
          <span key={end}>
            {isBelow && '< '}
            {bound(figure, unit)}
            {isAbove && '+'}
            {after(figure, unit)}
          </span>
        ))}
      </p>
      <BoundsInputs
        of={spoken === '' ? label.toLowerCase() : `${label.toLowerCase()} in ${spoken}`}
        min={shown(min)}
        max={shown(max)}
        integer={decimals === 0}
        plain={of === 'year'}
        onMin={(value) => setMin(kept(value))}
        onMax={(value) => setMax(kept(value))}
      />
      <EditorFoot
        disabled={isEmpty}
        words={`${formatCount(count)} of ${formatCount(figures.length)} that state it`}
      />
    </form>
  )
}

/** Where the bars begin and end; what lies further out stands in the first and the last. */
function endsOf(bars: ReturnType<typeof figureBars>, figures: Float64Array) {
  const [first, last] = [bars[0], bars.at(-1)]
  const [lowest, highest] = [figures[0], figures.at(-1)]
  if (first === undefined || last === undefined || lowest === undefined || highest === undefined) return []
  const isBelow = lowest < first.from
  const isAbove = highest > last.to
  return [
    { end: 'low', figure: isBelow ? first.to : first.from, isBelow, isAbove: false },
    { end: 'high', figure: isAbove ? last.from : last.to, isBelow: false, isAbove },
  ]
}

function spanOf(bars: ReturnType<typeof figureBars>, min = -Infinity, max = Infinity): BarSpan {
  return {
    first: Math.max(
      bars.findIndex(({ to }) => to > min),
      0,
    ),
    last: bars.findLastIndex(({ from }) => from <= max),
  }
}
