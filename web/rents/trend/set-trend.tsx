import { useDeferredValue, useMemo } from 'react'
import { formatCount, type RentUnit } from '../../../sync/domain/format.ts'
import { slotsTrend } from '../../../sync/trends/slots-trend.ts'
import { useBook } from '../../data/book/book.tsx'
import { TrendStrip } from './trend-strip.tsx'

interface SetTrendProps {
  slots: Uint32Array
  unit: RentUnit
  onAsk?: ((words: string) => void) | undefined
}

/** The trend of a set of properties. It may follow a frame later than the set. */
export function SetTrend({ slots, unit, onAsk }: SetTrendProps) {
  const { book } = useBook()
  const set = useDeferredValue(slots)
  const shown = useMemo(() => (book === null ? null : slotsTrend(book, set)), [book, set])
  if (shown === null) return null
  const { n, undated } = shown.trend
  const of = `${formatCount(n)} of ${formatCount(n + undated)} rents have a date`
  return <TrendStrip shown={shown} of={of} subject={null} unit={unit} onAsk={onAsk} />
}
