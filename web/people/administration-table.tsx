import type { ReactNode } from 'react'
import styles from './administration-table.module.css'

/** A table of the screens of administrators; a phone shows each row as a block. */
export function AdministrationTable({ children }: { children: ReactNode }) {
  return <table className={styles.table}>{children}</table>
}
