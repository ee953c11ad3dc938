import type { ReactElement } from 'react'
import { Tooltip } from '../layers/tooltip.tsx'
import styles from './card-button.module.css'

interface CardButtonProps {
  /** The same one for every card, so that it is drawn once. */
  icon: ReactElement
  tooltip: string
  /** Names what it does, and to which card. */
  label: string
  /** As of the card it stands on. */
  tabbable: boolean
  onClick(): void
}

/** Opens a dialog from a card. Lies above the card's own target. */
export function CardButton({ icon, tooltip, label, tabbable, onClick }: CardButtonProps) {
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
        {icon}
      </button>
    </Tooltip>
  )
}
