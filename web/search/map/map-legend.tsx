import { ChevronDown } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import type { Clusters } from '../../../sync/book/spatial/clusters.ts'
import { TIERS } from '../../../sync/book/spatial/map-points.ts'
import { formatCount, RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import type { RentTier } from '../../../sync/domain/rents/rent-tier.ts'
import { tierWords } from '../../../sync/domain/rents/tier-words.ts'
import type { HoverStore } from '../../property/hover-store.ts'
import { MEDIA } from '../../styles/breakpoints.ts'
import { useMedia } from '../../ui/use-media.ts'
import styles from './map-legend.module.css'

const HIGH_TO_LOW: readonly RentTier[] = [8, 7, 6, 5, 4, 3, 2, 1, 0]

interface MapLegendProps {
  unit: RentUnit
  hovered: HoverStore
  clusters: Clusters | null
}

/** What the colors of markers mean, and how many of each are in the cluster that is pointed at. Inside `BaseMap`. */
export function MapLegend({ unit, hovered, clusters }: MapLegendProps) {
  const isNarrow = useMedia(`${MEDIA.phone}, ${MEDIA.low}`)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? !isNarrow
  const slot = useSyncExternalStore(hovered.subscribe, () => hovered.current()?.slot ?? -1)
  const cluster = slot < 0 || clusters === null ? -1 : clusters.of(slot)
  const counts =
    cluster < 0 ? null : (clusters?.tiers.subarray(cluster * TIERS, (cluster + 1) * TIERS) ?? null)
  return (
    <div className={styles.legend}>
      <button
        type="button"
        className={styles.title}
        aria-expanded={isOpen}
        onClick={() => setChosen(!isOpen)}
      >
        Rent, ${RENT_UNITS[unit]}
        <ChevronDown size={13} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen && (
        <ul className={styles.tiers} aria-label="Colors by rent">
          {HIGH_TO_LOW.map((tier) => (
            <li key={tier} className={styles.tier} data-none={counts?.[tier] === 0 || undefined}>
              <span className={styles.dot} data-tier={tier} />
              {tierWords(tier, unit)}
              <span className={styles.count}>{(counts?.[tier] ?? 0) > 0 && counts?.[tier]}</span>
            </li>
          ))}
        </ul>
      )}
      {clusters !== null && clusters.unlocated > 0 && (
        <p className={isOpen ? styles.note : 'visually-hidden'}>
          {formatCount(clusters.unlocated)} not on the map: no location
        </p>
      )}
    </div>
  )
}
