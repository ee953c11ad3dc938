import { X } from 'lucide-react'
import styles from './criterion-chip.module.css'

interface ChipEndProps {
  /** The chip's words: "City Houston". */
  name: string
  left: number
  onRemove: () => void
}

/** The end of a chip: how many it leaves, and its removal. */
export function ChipEnd({ name, left, onRemove }: ChipEndProps) {
  return (
    <>
      <span className={styles.left} title="Left after this and what stands before it">
        {left.toLocaleString('en-US')}
        <span className="visually-hidden"> left</span>
      </span>
      <button type="button" className={styles.remove} aria-label={`Remove ${name}`} onClick={onRemove}>
        <X size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </>
  )
}
