import { RENT_UNITS } from '../../sync/domain/format.ts'
import { rentLegend } from '../../sync/pictures/marketing/rent-legend.ts'
import { clusterNames } from '../../sync/pictures/marketing/top-clusters.ts'
import styles from './map-key.module.css'
import type { MapSource } from './map-source.ts'
import { NumberedKey } from './numbered-key.tsx'
import type { MarketingPicture } from './use-marketing-picture.ts'

interface MapKeyProps {
  source: MapSource
  drawn: MarketingPicture
  numbered: boolean
}

/** What the picture's colors mean and what stands on it: every comp by its number, or where most of them are. */
export function MapKey({ source, drawn, numbered }: MapKeyProps) {
  const clusters = source.count === 0 ? [] : (drawn.picture?.clusters ?? [])
  return (
    <div className={styles.key}>
      <h3 className={styles.title}>Avg rent, ${RENT_UNITS[source.unit]}</h3>
      <ul className={styles.tiers} data-unit={source.unit} aria-label="Colors by rent">
        {rentLegend(source.unit).map(({ tier, fill, words }) => (
          <li key={tier} className={styles.tier}>
            <span className={styles.dot} style={{ background: fill }} />
            {words}
          </li>
        ))}
      </ul>
      {numbered && source.count > 0 && <NumberedKey source={source} />}
      {!numbered && clusters.length > 0 && (
        <>
          <h3 className={styles.title}>Clusters</h3>
          <ol className={styles.clusters} aria-label="Clusters">
            {clusters.map((cluster) => (
              <li key={cluster.rows[0]}>
                <strong>{cluster.count}</strong> {clusterNames(cluster)}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
