import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { handFocusOn } from '../hand-focus-on.ts'
import styles from './chip.module.css'

interface ChipProps {
  /** What it asks: "City Houston". */
  name: string
  /** `text`: words that are looked up; `map`: what only a map can ask. */
  look?: 'text' | 'map' | undefined
  /** True while its words are written again. */
  editing?: boolean
  /** Its words, or where they are written. */
  children: ReactNode
  /** How many it leaves of what those before it leave. */
  left?: number | undefined
  onRemove?: (() => void) | undefined
}

/** One criterion in a list of them. */
export function Chip({ name, look, editing, children, left, onRemove }: ChipProps) {
  return (
    <li ref={handFocusOn} className={styles.chip} data-look={look} data-editing={editing || undefined}>
      {children}
      {left !== undefined && (
        <span className={styles.left} title="Count after this and the filters before it">
          {left.toLocaleString('en-US')}
          <span className="visually-hidden"> left</span>
        </span>
      )}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={`Remove ${name}`} onClick={onRemove}>
          <X size={14} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </li>
  )
}

interface ChipWordsProps extends ComponentProps<'button'> {
  /** What the chip asks about ("City") and asks of it ("Houston"). */
  label: string
  value: string
  icon?: ReactNode
}

/** The words of a chip, a button where there is something to do with them. */
export function ChipWords({ label, value, icon, ...button }: ChipWordsProps) {
  const words = (
    <>
      {icon}
      <span className={styles.key}>{label}</span> <span className={styles.value}>{value}</span>
    </>
  )
  return button.onClick ? (
    <button type="button" {...button} className={styles.words}>
      {words}
    </button>
  ) : (
    <span className={styles.words}>{words}</span>
  )
}
