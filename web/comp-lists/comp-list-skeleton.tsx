import { Skeleton } from '../ui/states/skeleton.tsx'
import styles from './comp-list-card.module.css'

/** A comp list's card before it is there. */
export function CompListSkeleton() {
  return (
    <div className={styles.card} aria-hidden>
      <Skeleton height={110} />
      <div className={styles.head}>
        <Skeleton width="55%" height={20} />
      </div>
      <div className={styles.description}>
        <Skeleton width="80%" height={20} />
      </div>
      <div className={styles.figures}>
        <Skeleton width={96} height={36} />
        <Skeleton width={140} height={36} />
      </div>
      <div className={styles.facts}>
        <Skeleton width="60%" height={38} />
      </div>
      <div className={styles.foot}>
        <Skeleton width={48} height={28} />
      </div>
    </div>
  )
}
