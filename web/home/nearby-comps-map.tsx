import { formatCount, formatMiles } from '../../sync/domain/format.ts'
import { rentTier } from '../../sync/domain/rents/rent-tier.ts'
import type { Surroundings } from './nearby-comps.ts'
import styles from './nearby-comps-map.module.css'

/** The picture's own units. The subject is above the middle, so that the words below it cover no dot within. */
const WIDTH = 480
const HEIGHT = 208
const RADIUS = 78
const MIDDLE = 90

/** A subject, a radius, and the real properties around it, colored by rent. */
export function NearbyCompsMap({ surroundings }: { surroundings: Surroundings }) {
  const { subject, radiusMiles, count, dots } = surroundings
  const words = `${formatCount(count)} within ${formatMiles(radiusMiles)}`
  const scale = RADIUS / radiusMiles
  return (
    <figure className={styles.figure}>
      <svg className={styles.map} viewBox={`${-WIDTH / 2} ${-MIDDLE} ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <circle className={styles.radius} r={RADIUS} />
        <circle className={styles.half} r={RADIUS / 2} />
        {dots.toReversed().map(({ east, north, rentPerSf, within }) => (
          <circle
            key={`${east},${north},${rentPerSf}`}
            className={styles.dot}
            data-tier={rentTier(rentPerSf)}
            data-within={within || undefined}
            cx={(east * scale).toFixed(1)}
            cy={(-north * scale).toFixed(1)}
            r={within ? 4.5 : 3}
          />
        ))}
        <circle className={styles.halo} r="15" />
        <circle className={styles.subject} r="12" />
        <path
          className={styles.star}
          d="m0-6.2 1.9 3.9 4.3.6-3.1 3 .7 4.3L0 3.6l-3.8 2 .7-4.3-3.1-3 4.3-.6Z"
        />
      </svg>
      <figcaption className={`${styles.caption} figures`} title={`Around ${subject}`}>
        {words}
      </figcaption>
    </figure>
  )
}

export function NearbyCompsSkeleton() {
  return (
    <div className={styles.figure}>
      <svg className={styles.map} viewBox={`${-WIDTH / 2} ${-MIDDLE} ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <circle className={styles.waiting} r={RADIUS} />
      </svg>
    </div>
  )
}
