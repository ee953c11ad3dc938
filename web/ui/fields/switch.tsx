import type { ReactNode } from 'react'
import styles from './field.module.css'

interface SwitchProps {
  checked: boolean
  onChange(checked: boolean): void
  /** The label. */
  children: ReactNode
  /** A line under the label: what on means. */
  hint?: string
  disabled?: boolean
}

/** On or off. The whole row is its target. */
export function Switch({ checked, onChange, children, hint, disabled = false }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles.track}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {children}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  )
}
