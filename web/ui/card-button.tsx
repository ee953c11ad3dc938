import type { LucideIcon } from 'lucide-react'
import styles from './card-button.module.css'
import { Tooltip } from './layers/tooltip.tsx'

interface CardButtonProps {
  icon: LucideIcon
  tooltip: string
  /** Names what it does, and to which card. */
  label: string
  /** As of the card it stands on. */
  tabbable: boolean
  onClick(): void
}

/** Opens a dialog from a card. Lies above the card's own target. */
export function CardButton({ icon: Icon, tooltip, label, tabbable, onClick }: CardButtonProps) {
  return (
    <Tooltip content={tooltip}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        tabIndex={tabbable ? 0 : -1}
        onClick={onClick}
      >
        <Icon size={15} strokeWidth={1.75} aria-hidden />
      </button>
    </Tooltip>
  )
}
