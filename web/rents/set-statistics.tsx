import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { LeaseMix, RentStatistics } from '../../sync/book/question/answer.ts'
import type { RentUnit } from '../../sync/domain/format.ts'
import { runWhenIdle } from '../run-when-idle.ts'
import { LeaseMixBar } from './lease-mix-bar.tsx'
import { type FigureHints, RentFigures } from './rent-figures.tsx'
import { TrendButton } from './trend/trend-button.tsx'
import type { TrendLine as LoadedTrendLine } from './trend/trend-line.tsx'

type TrendLineView = ComponentType<ComponentProps<typeof LoadedTrendLine>>

const WAITS_MS = 1_500
/** Loads once the page has nothing else to do: the figures matter more. */
const TrendLine = lazy(async (): Promise<{ default: TrendLineView }> => {
  await new Promise<void>((resolve) => runWhenIdle(resolve, WAITS_MS))
  // Offline it may not load. The statistics show without it then.
  return await import('./trend/trend-line.tsx').then(
    ({ TrendLine }) => ({ default: TrendLine }),
    () => ({ default: () => null }),
  )
})

interface SetStatisticsProps {
  /** Names it. */
  label: string
  /** Null while there is nothing to count yet: the boxes are empty. */
  rents: RentStatistics | null
  leaseMix: LeaseMix | null
  /** The same array as long as the set stays the same. */
  slots: Uint32Array | null
  unit: RentUnit
  hints: FigureHints
  /** How many have a rent, where that is not said elsewhere. */
  withRent?: string | undefined
  /** Narrows the set in words; absent where it cannot be narrowed. */
  onAsk?: ((words: string) => void) | undefined
  /** Classes of the bar and of its parts. */
  styles: Readonly<Record<string, string | undefined>>
  /** Stands after the rest. */
  children?: ReactNode
}

/** What a set of properties asks: its rents, its lease types, and the way to its trend. */
export function SetStatistics(props: SetStatisticsProps) {
  const { label, rents, leaseMix, slots, unit, hints, withRent, onAsk, styles, children } = props
  // Whatever a set has, it has of some lease type, or of none: a subject is left out here as in all of its figures.
  const count = leaseMix && leaseMix.NNN + leaseMix.MG + leaseMix.Gross + leaseMix.none
  return (
    <section className={styles.bar} aria-label={label}>
      <RentFigures {...{ rents, count, unit, hints, styles }} />
      <div className={styles.lease}>
        <h2 className={styles.label}>Lease type</h2>
        {withRent !== undefined && <span className={styles.withRent}>{withRent}</span>}
        <TrendButton slots={slots} unit={unit} onAsk={onAsk} />
        <div className={styles.mix}>
          <LeaseMixBar mix={leaseMix} />
        </div>
      </div>
      {children}
      <div className={styles.trend}>
        <Suspense fallback={null}>
          <TrendLine {...{ slots, unit, onAsk }} />
        </Suspense>
      </div>
    </section>
  )
}
