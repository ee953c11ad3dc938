import { Button } from '@radix-ui/themes'
import type { LucideIcon } from 'lucide-react'
import { Tooltip } from '../ui/tooltip.tsx'
import styles from './export-button.module.css'

interface ExportButtonProps {
  label: string
  icon: LucideIcon
  /** Why it cannot be pressed; undefined where it can. */
  why: string | undefined
  /** Without room for words. */
  iconOnly?: boolean
  /** Loads ahead what pressing it needs. */
  onNear?(): void
  onPress(): void
}

/** One way in which something can leave the app. */
export function ExportButton({
  label,
  icon: Icon,
  why,
  iconOnly = false,
  onNear,
  onPress,
}: ExportButtonProps) {
  return (
    <Tooltip content={why ?? (iconOnly ? label : undefined)}>
      <Button
        type="button"
        variant="outline"
        color="gray"
        className={styles.button}
        aria-label={iconOnly ? label : undefined}
        aria-disabled={why !== undefined || undefined}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => why === undefined && onPress()}
      >
        <Icon size={15} strokeWidth={1.75} aria-hidden />
        {!iconOnly && label}
      </Button>
    </Tooltip>
  )
}
