import { Skeleton } from '../ui/states/skeleton.tsx'
import styles from './map-skeleton.module.css'

/** Stands where a map is about to be, in its size. */
export function MapSkeleton() {
  return (
    <div className={styles.skeleton} data-map-skeleton>
      <Skeleton height="100%" />
    </div>
  )
}
