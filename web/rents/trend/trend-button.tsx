import { TrendingUp } from 'lucide-react'
import { lazy, memo, Suspense, useState } from 'react'
import type { RentUnit } from '../../../sync/domain/format.ts'
import { loadPart } from '../../load-part.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './trend-button.module.css'

interface TrendButtonProps {
  /** The set whose trend it shows; null while there is none. */
  slots: Uint32Array | null
  unit: RentUnit
  /** Narrows the set by what was dragged over, in words; absent where it cannot be narrowed. */
  onAsk?: ((words: string) => void) | undefined
}

const loadTrend = () => import('./set-trend.tsx')
const SetTrend = lazy(async () => ({ default: (await loadPart(loadTrend)).SetTrend }))

/** Opens the trend of a set of properties. Nothing is worked out before. */
export const TrendButton = memo(function TrendButton({ slots, unit, onAsk }: TrendButtonProps) {
  const [beside, setBeside] = useState<Element | null>(null)
  const expect = () => void loadTrend().catch(() => undefined)
  return (
    <span className={styles.place}>
      <IconButton
        icon={TrendingUp}
        label="Rent over time"
        aria-expanded={beside !== null}
        disabled={slots === null}
        onPointerEnter={expect}
        onFocus={expect}
        onClick={({ currentTarget }) => setBeside(currentTarget)}
      />
      {beside !== null && slots !== null && (
        <Suspense fallback={null}>
          <SetTrend {...{ beside, slots, unit, onAsk }} onClose={() => setBeside(null)} />
        </Suspense>
      )}
    </span>
  )
})
