import styles from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths or pixels; the whole width by default. */
  width?: number | string
  height?: number | string
}

/** Stands where text or a picture is about to be, in its final size. Its list says that it is loading. */
export function Skeleton({ width = '100%', height = 12 }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden />
}
