import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './comp-list-screen.module.css'

const ROWS = Array.from({ length: 12 }, (_, row) => row)

/** A comp list before it is there. */
export function ListSkeleton() {
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <div className={styles.waiting} role="status" aria-label="Loading comp list">
        <Skeleton width={140} height={16} />
        <Skeleton width="min(320px, 80%)" height={26} />
        <Skeleton height={74} />
        <div className={styles.rows}>
          {ROWS.map((row) => (
            <div key={row} className={styles.row}>
              <Skeleton width={22} height={22} />
              <Skeleton width="36%" height={14} />
              <Skeleton width="48%" height={14} />
            </div>
          ))}
        </div>
      </div>
    </main>
  )
}
