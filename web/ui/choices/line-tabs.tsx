import { Tabs as Radix } from 'radix-ui'
import styles from './line-tabs.module.css'

export interface LineTab {
  value: string
  label: string
  /** How many things it holds; absent where that is not known. */
  count?: number | undefined
  /** A key that leads to it, as `aria-keyshortcuts` has it. */
  keys?: string
}

/** The tabs of `Tabs`, each with its count, on a line over their panel. Arrow keys move the choice. */
export function LineTabList({ label, tabs }: { label: string; tabs: readonly LineTab[] }) {
  return (
    <Radix.List className={styles.list} aria-label={label}>
      {tabs.map(({ value, label, count, keys }) => (
        <Radix.Trigger key={value} value={value} className={styles.tab} aria-keyshortcuts={keys}>
          {label}
          {count !== undefined && <span className={`figures ${styles.count}`}>{count}</span>}
        </Radix.Trigger>
      ))}
    </Radix.List>
  )
}
