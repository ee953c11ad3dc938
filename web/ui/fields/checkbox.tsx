import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './checkbox.module.css'

interface CheckboxProps {
  checked: boolean | 'some'
  onChange(checked: boolean): void
  /** The label. */
  children: ReactNode
  /** Stands at the right end of the row, such as a count. */
  trailing?: ReactNode
  disabled?: boolean
}

/** A check box whose whole row is its target. */
export function Checkbox({ checked, onChange, children, trailing, disabled = false }: CheckboxProps) {
  return (
    <label className={styles.row} data-disabled={disabled || undefined}>
      <span className={styles.box}>
        <input
          type="checkbox"
          className={styles.input}
          checked={checked === true}
          disabled={disabled}
          aria-checked={checked === 'some' ? 'mixed' : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {checked === true && <Check size={12} strokeWidth={3} aria-hidden className={styles.mark} />}
        {checked === 'some' && <Minus size={12} strokeWidth={3} aria-hidden className={styles.mark} />}
      </span>
      <span className={styles.label}>{children}</span>
      {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
    </label>
  )
}
