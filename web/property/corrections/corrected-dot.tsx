import styles from './corrected-dot.module.css'

/** Stands at the left of a figure that was corrected. */
export function CorrectedDot() {
  return (
    <span className={styles.dot}>
      <span className="visually-hidden">Corrected: </span>
    </span>
  )
}
