import { RENT_LEGEND } from '../../sync/pictures/marketing/rent-legend.ts'
import { type Cluster, clusterNames } from '../../sync/pictures/marketing/top-clusters.ts'
import styles from './map-key.module.css'

/** What the picture's colours mean, and where most properties stand. */
export function MapKey({ clusters }: { clusters: readonly Cluster[] }) {
  return (
    <>
      <h3 className={styles.title}>Avg rent, $/SF/mo</h3>
      <ul className={styles.tiers} aria-label="Colours by rent">
        {RENT_LEGEND.map(({ tier, fill, words }) => (
          <li key={tier} className={styles.tier}>
            <span className={styles.dot} style={{ background: fill }} />
            {words}
          </li>
        ))}
      </ul>
      {clusters.length > 0 && (
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
    </>
  )
}
