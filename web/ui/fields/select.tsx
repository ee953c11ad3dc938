import { ChevronDown } from 'lucide-react'
import styles from './select.module.css'

interface SelectProps<T extends string> {
  /** What is chosen: "Sort". Shown before the choice, in gray, unless `labelHidden`. */
  label: string
  labelHidden?: boolean
  value: T
  /** No option may have an empty value. */
  options: readonly { value: T; label: string }[]
  onChange(value: T): void
  size?: 'small' | 'normal'
  disabled?: boolean
}

/** The browser's own list of choices, in the look of the house. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, labelHidden, value, options, onChange, size, disabled } = props
  const shown = options.find((option) => option.value === value)?.label ?? value
  const [first, rest] = shown.split(/(?=, )/)
  return (
    <label className={styles.control} data-size={size} data-disabled={disabled || undefined}>
      <span className={labelHidden ? 'visually-hidden' : styles.label}>{label}</span>
      <span aria-hidden className={styles.value}>
        {first}
        <span className={styles.rest}>{rest}</span>
      </span>
      <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
      <select
        className={styles.select}
        value={value}
        disabled={disabled}
        // It has no other values than those of its options.
        onChange={(event) => onChange(event.target.value as T)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
