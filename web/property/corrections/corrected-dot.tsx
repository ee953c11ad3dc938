import styles from './corrected-dot.module.css'

/** Stands at the left of a figure that was corrected. `silent` where that is said beside it. */
export function CorrectedDot({ silent = false }: { silent?: boolean }) {
  return (
    <span className={styles.dot} aria-hidden={silent || undefined}>
      {!silent && <span className="visually-hidden">Corrected: </span>}
    </span>
  )
}
