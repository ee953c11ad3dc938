import { Button } from '@radix-ui/themes'
import type { LucideIcon } from 'lucide-react'
import { Tooltip } from '../ui/layers/tooltip.tsx'
import styles from './export-button.module.css'

interface ExportButtonProps {
  label: string
  icon: LucideIcon
  /** Why it cannot be pressed; undefined where it can. */
  why: string | undefined
  onPress(): void
}

/** One way in which something can leave the app. */
export function ExportButton({ label, icon: Icon, why, onPress }: ExportButtonProps) {
  return (
    <Tooltip content={why}>
      <Button
        type="button"
        variant="outline"
        color="gray"
        className={styles.button}
        aria-disabled={why !== undefined || undefined}
        onClick={() => why === undefined && onPress()}
      >
        <Icon size={15} strokeWidth={1.75} aria-hidden />
        {label}
      </Button>
    </Tooltip>
  )
}
