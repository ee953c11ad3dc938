import { Tabs as Radix } from 'radix-ui'
import type { ReactElement } from 'react'
import styles from './fields/segmented-control.module.css'
import { Tooltip } from './layers/tooltip.tsx'

interface TabsProps<T extends string> {
  value: T
  onChange(value: T): void
  /** One element, with a `TabList` and a `TabPanel` somewhere in it. */
  children: ReactElement
}

/** Views that take each other's place. */
export function Tabs<T extends string>({ value, onChange, children }: TabsProps<T>) {
  return (
    <Radix.Root asChild value={value} onValueChange={(next) => onChange(next as T)}>
      {children}
    </Radix.Root>
  )
}

interface TabListProps {
  /** What is chosen, said by assistive technology: "Map". */
  label: string
  /** `unavailable`: why one cannot be chosen. It can still be reached, so that the reason can be read. */
  tabs: readonly { value: string; label: string; unavailable?: string }[]
  size?: 'small' | 'normal'
}

/** The tabs, in the look of a segmented control. Arrow keys move the choice. */
export function TabList({ label, tabs, size = 'normal' }: TabListProps) {
  return (
    <Radix.List className={styles.control} data-size={size} aria-label={label}>
      {tabs.map(({ value, label, unavailable }) => (
        <Tooltip key={value} content={unavailable}>
          <Radix.Trigger
            value={value}
            className={styles.segment}
            aria-disabled={unavailable !== undefined || undefined}
          >
            {label}
          </Radix.Trigger>
        </Tooltip>
      ))}
    </Radix.List>
  )
}

interface TabPanelProps {
  /** The chosen tab. */
  value: string
  /** One element, which stays while the tab changes. */
  children: ReactElement
}

export function TabPanel({ value, children }: TabPanelProps) {
  return (
    // What it shows can be reached itself.
    <Radix.Content asChild value={value} tabIndex={-1}>
      {children}
    </Radix.Content>
  )
}
