import { type CSSProperties, useMemo } from 'react'
import { formatCount } from '../../../sync/domain/format.ts'
import type { PortfolioAnalysis } from '../../../sync/portfolio/analyze-portfolio.ts'
import { countStatus, OPTIMAL_RANGE } from '../../../sync/portfolio/optimal-range.ts'
import { MEDIA } from '../../styles/breakpoints.ts'
import { useMedia } from '../../ui/use-media.ts'
import { STATUS_WORDS } from '../portfolio-words.ts'
import { type PreviewStore, usePreview } from '../preview-store.ts'
import styles from './count-scale.module.css'
import { type LogScale, logScale } from './log-scale.ts'

interface CountScaleProps {
  analysis: PortfolioAnalysis | null
  preview: PreviewStore
}

/** Shares of the scale that names are apart from each other, and from the words above the range. */
const ROOM = { wide: { names: 0.06, words: 0.11 }, narrow: { names: 0.17, words: 0.32 } } as const
/** Before there is a book: about what one holds. */
const USUAL_START = 3_000

/** The count on a logarithmic scale, on which the optimal range can be seen. Says in figures what the badge says in words. */
export function CountScale({ analysis, preview }: CountScaleProps) {
  const room = useMedia(MEDIA.phone) ? ROOM.narrow : ROOM.wide
  const start = analysis?.startingCount ?? USUAL_START
  const scale = useMemo(() => logScale(start, room.names), [start, room])
  const low = scale.at(OPTIMAL_RANGE.min)
  const high = scale.at(OPTIMAL_RANGE.max)
  return (
    <div className={styles.scale} aria-hidden>
      <div className={styles.names}>
        {analysis !== null && <Markers {...{ scale, preview, room }} count={analysis.count} />}
      </div>
      <div className={styles.track}>
        <span className={styles.range} style={{ left: percent(low), width: percent(high - low) }} />
        {analysis !== null && <Now scale={scale} count={analysis.count} preview={preview} />}
      </div>
      <div className={styles.ticks}>
        {scale.ticks.map(({ count, at }) => (
          <span key={count} className={`${styles.tick} figures`} style={placeAt(at)}>
            {formatCount(count)}
          </span>
        ))}
      </div>
    </div>
  )
}

interface MarkersProps {
  scale: LogScale
  count: number
  preview: PreviewStore
  room: (typeof ROOM)[keyof typeof ROOM]
}

/** The names above the track: of where the set is, where it would be, and of the range where there is room. */
function Markers({ scale, count, preview: store, room }: MarkersProps) {
  const preview = usePreview(store)
  const now = scale.at(count)
  const next = preview === null ? null : scale.at(preview.count)
  const middle = (scale.at(OPTIMAL_RANGE.min) + scale.at(OPTIMAL_RANGE.max)) / 2
  const isFree = (at: number | null) => at === null || Math.abs(at - middle) > room.words
  const showsNow = next === null || Math.abs(next - now) > room.names
  return (
    <>
      {isFree(now) && isFree(next) && (
        <span className={styles.goal} style={placeAt(middle)}>
          {STATUS_WORDS.perfect.title}
        </span>
      )}
      {showsNow && (
        <span className={`${styles.now} figures`} style={placeAt(now)}>
          now {formatCount(count)}
        </span>
      )}
      {next !== null && (
        <span className={`${styles.next} figures`} style={placeAt(next)}>
          {formatCount(preview?.count ?? 0)}
        </span>
      )}
    </>
  )
}

function Now({ scale, count, preview: store }: Pick<MarkersProps, 'scale' | 'count' | 'preview'>) {
  const preview = usePreview(store)
  const now = scale.at(count)
  const next = preview === null ? null : scale.at(preview.count)
  return (
    <>
      {next !== null && (
        <span
          className={styles.way}
          style={{ left: percent(Math.min(now, next)), width: percent(Math.abs(now - next)) }}
        />
      )}
      <span className={styles.hand} data-status={countStatus(count)} style={{ left: percent(now) }} />
      {next !== null && <span className={styles.dot} style={{ left: percent(next) }} />}
    </>
  )
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}

/** A name stands in the middle of its place, but at the ends within the scale. */
function placeAt(at: number): CSSProperties {
  const shift = at < 0.05 ? 0 : at > 0.95 ? -100 : -50
  return { left: percent(at), translate: `${shift}%` }
}
