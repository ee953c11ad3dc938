import { useMemo, useState } from 'react'
import { formatCount } from '../../../sync/domain/format.ts'
import { HistogramChart } from '../../rents/histogram-chart.tsx'
import type { BarSpan } from '../../rents/histogram-span.ts'
import { BoundsInputs } from '../../ui/fields/bounds-inputs.tsx'
import styles from './criterion-picker.module.css'
import { EditorFoot, NONE_STATED } from './editor-foot.tsx'
import { boundsOfBars, figureBars } from './figure-bars.ts'

/** A rent is kept per month and shown in the unit that was chosen; any other figure is shown as it is kept. */
interface Scale {
  shown(figure: number | undefined): number | undefined
  kept(figure: number | undefined): number | undefined
}

interface RangeFieldsProps {
  /** Rising. */
  figures: Float64Array
  label: string
  /** Its unit as it is said; blank where it has none. */
  spoken: string
  /** Of the figures as they are kept. */
  decimals: number
  /** Whole numbers are written bare, as years are. */
  plain?: boolean
  scale?: Scale
  /** A figure at the end of the chart, without its unit. */
  bound(figure: number): string
  /** The unit behind a figure. */
  after(figure: number): string
  onDone(range: { min: number | null; max: number | null }): void
}

const AS_IT_IS: Scale = { shown: (figure) => figure, kept: (figure) => figure }

/** From and to of one figure, over the figures there are to choose from. */
export function RangeFields(props: RangeFieldsProps) {
  const { figures, label, spoken, decimals, plain = false, scale = AS_IT_IS, bound, after, onDone } = props
  const [min, setMin] = useState<number>()
  const [max, setMax] = useState<number>()
  const bars = useMemo(() => figureBars(figures, decimals), [figures, decimals])
  const count = figures.filter((figure) => figure >= (min ?? -Infinity) && figure <= (max ?? Infinity)).length
  const isEmpty = min === undefined && max === undefined
  function pick(span: BarSpan): void {
    const bounds = boundsOfBars(bars, span, figures, decimals)
    setMin(bounds.min)
    setMax(bounds.max)
  }
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) onDone({ min: min ?? null, max: max ?? null })
      }}
    >
      {figures.length === 0 ? (
        <p className={styles.hint}>{NONE_STATED}</p>
      ) : (
        <>
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
                {bound(figure)}
                {isAbove && '+'}
                {after(figure)}
              </span>
            ))}
          </p>
        </>
      )}
      <BoundsInputs
        of={spoken === '' ? label.toLowerCase() : `${label.toLowerCase()} in ${spoken}`}
        min={scale.shown(min)}
        max={scale.shown(max)}
        integer={decimals === 0}
        plain={plain}
        onMin={(value) => setMin(scale.kept(value))}
        onMax={(value) => setMax(scale.kept(value))}
      />
      <EditorFoot
        disabled={isEmpty}
        words={
          figures.length === 0 ? '' : `${formatCount(count)} of ${formatCount(figures.length)} that have it`
        }
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
