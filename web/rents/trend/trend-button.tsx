import { TrendingUp } from 'lucide-react'
import { lazy, memo, Suspense, useState } from 'react'
import type { RentUnit } from '../../../sync/domain/format.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/layers/popover.tsx'
import styles from './trend-button.module.css'

interface TrendButtonProps {
  /** The set whose trend it shows; null while there is none. */
  slots: Uint32Array | null
  unit: RentUnit
  /** Narrows the set by what was dragged over, in words; absent where it cannot be narrowed. */
  onAsk?: ((words: string) => void) | undefined
}

const SetTrend = lazy(async () => ({ default: (await import('./set-trend.tsx')).SetTrend }))

/** Pixels: a bar of statistics of one line is no higher. */
const ONE_LINE = 100

/** Under the statistics, so that they are read together; where these are many lines, under the button. */
function anchorOf(button: Element): Element {
  const bar = button.closest('section')
  return bar !== null && bar.clientHeight <= ONE_LINE ? bar : button
}

/** Opens the trend of a set of properties. Nothing is worked out before. */
export const TrendButton = memo(function TrendButton({ slots, unit, onAsk }: TrendButtonProps) {
  const [beside, setBeside] = useState<Element | null>(null)
  return (
    <span className={styles.place}>
      <IconButton
        icon={TrendingUp}
        label="Rent over time"
        aria-expanded={beside !== null}
        disabled={slots === null}
        onClick={({ currentTarget }) => setBeside(anchorOf(currentTarget))}
      />
      {beside !== null && slots !== null && (
        <Popover beside={beside} width={1000} label="Rent over time" onClose={() => setBeside(null)}>
          <div className={styles.room}>
            <Suspense fallback={null}>
              <SetTrend {...{ slots, unit }} onAsk={onAsk} />
            </Suspense>
          </div>
        </Popover>
      )}
    </span>
  )
})
