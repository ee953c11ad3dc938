import type { ReactNode } from 'react'
import styles from './panel.module.css'

/** A table in a panel; a phone shows each row as a block. */
export function BlockTable({ children }: { children: ReactNode }) {
  return <table className={styles.table}>{children}</table>
}
