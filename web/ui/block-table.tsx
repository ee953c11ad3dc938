import type { ComponentProps } from 'react'
import styles from './panel.module.css'

/** A table in a panel; a phone shows each row as a block. */
export function BlockTable({ className = '', ...props }: ComponentProps<'table'>) {
  return <table className={`${styles.table} ${className}`} {...props} />
}
