import { ArrowDown, Check, SearchX, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { formatCount, type RentUnit } from '../../../sync/domain/format.ts'
import type { PortfolioAnalysis } from '../../../sync/portfolio/analyze-portfolio.ts'
import { type CountStatus, countStatus } from '../../../sync/portfolio/optimal-range.ts'
import type { PortfolioFilter } from '../../../sync/portfolio/portfolio-filter.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { OPTIMAL_WORDS, propertiesWords, STATUS_WORDS, spokenCount } from '../portfolio-words.ts'
import { type PreviewStore, usePreview } from '../preview-store.ts'
import { AppliedBadges } from './applied-badges.tsx'
import styles from './count-card.module.css'
import { CountScale } from './count-scale.tsx'

interface CountCardProps {
  /** Null while loading. */
  analysis: PortfolioAnalysis | null
  filters: readonly PortfolioFilter[]
  unit: RentUnit
  preview: PreviewStore
  onRemove: (filter: PortfolioFilter) => void
}

/** How many there are, what that is worth, and by which filters. */
export const CountCard = memo(function CountCard({
  analysis,
  filters,
  unit,
  preview,
  onRemove,
}: CountCardProps) {
  const status = analysis === null ? null : countStatus(analysis.count)
  return (
    <section className={styles.card} aria-label="Size of the comp set" data-status={status ?? undefined}>
      <div className={styles.line}>
        <p className={styles.count}>
          {analysis === null ? (
            <Skeleton width={200} height={28} />
          ) : (
            <>
              <strong className={`${styles.number} figures`}>{formatCount(analysis.count)}</strong> of{' '}
              {propertiesWords(analysis.startingCount)}
            </>
          )}
        </p>
        {status !== null && <Status status={status} />}
        <p className={styles.optimal}>
          <PreviewWords store={preview} />
        </p>
      </div>
      <Progress analysis={analysis} />
      <CountScale analysis={analysis} preview={preview} />
      <AppliedBadges {...{ analysis, filters, unit, onRemove }} />
      <p className="visually-hidden" role="status">
        {analysis !== null && spokenCount(analysis.count, analysis.startingCount)}
      </p>
    </section>
  )
})

const ICONS = { empty: SearchX, small: TriangleAlert, perfect: Check, large: ArrowDown } as const

function Status({ status }: { status: CountStatus }) {
  const Icon = ICONS[status]
  const { title, hint } = STATUS_WORDS[status]
  return (
    <p className={styles.status}>
      <span className={styles.badge}>
        <Icon size={13} strokeWidth={2} aria-hidden />
        {title}
      </span>
      {hint !== '' && <span className={styles.hint}>{hint}</span>}
    </p>
  )
}

/** What is aimed at; while a suggestion is pointed at, where it leads. */
function PreviewWords({ store }: { store: PreviewStore }) {
  const preview = usePreview(store)
  if (preview !== null) {
    return <span className={`${styles.preview} figures`}>{preview.words}</span>
  }
  return (
    <>
      Optimal comp set <strong className="figures">{OPTIMAL_WORDS}</strong>
    </>
  )
}

/** As wide as the share of the book that is left (specification, section 4). */
function Progress({ analysis }: Pick<CountCardProps, 'analysis'>) {
  const { count, startingCount } = analysis ?? { count: 0, startingCount: 0 }
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label="Share of properties left"
      aria-valuemin={0}
      aria-valuemax={startingCount}
      aria-valuenow={count}
      aria-valuetext={`${formatCount(count)} of ${propertiesWords(startingCount)}`}
    >
      <span
        className={styles.bar}
        style={{ width: `${startingCount === 0 ? 0 : (count / startingCount) * 100}%` }}
      />
    </div>
  )
}
