import { useDeferredValue, useMemo } from 'react'
import type { RentUnit } from '../../../sync/domain/format.ts'
import { DRAWN_QUARTERS } from '../../../sync/trends/rent-trend.ts'
import { slotsTrend } from '../../../sync/trends/slots-trend.ts'
import { useBook } from '../../data/book/book.tsx'
import { Popover } from '../../ui/layers/popover.tsx'
import styles from './trend-strip.module.css'
import { TrendStrip } from './trend-strip.tsx'
import { datedWords } from './trend-words.ts'

interface SetTrendProps {
  /** The button that opened it. */
  beside: Element
  slots: Uint32Array
  unit: RentUnit
  onAsk?: ((words: string) => void) | undefined
  onClose(): void
}

/** Pixels: statistics on one line are no higher. */
const ONE_LINE = 100

/** The trend of a set of properties, below its statistics. It may follow a frame later than the set. */
export function SetTrend({ beside, slots, unit, onAsk, onClose }: SetTrendProps) {
  const { book } = useBook()
  const set = useDeferredValue(slots)
  const shown = useMemo(() => (book === null ? null : slotsTrend(book, set, DRAWN_QUARTERS)), [book, set])
  if (shown === null) return null
  return (
    <Popover beside={anchorOf(beside)} width={1000} label="Rent over time" onClose={onClose}>
      <div className={styles.room}>
        <TrendStrip shown={shown} of={datedWords(shown.trend)} subject={null} unit={unit} onAsk={onAsk} />
      </div>
    </Popover>
  )
}

/** The statistics that the button stands in, where they leave room below them. */
function anchorOf(button: Element): Element {
  const statistics = button.closest('section')
  return statistics !== null && statistics.clientHeight <= ONE_LINE ? statistics : button
}
