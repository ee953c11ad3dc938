import { Button } from '@radix-ui/themes'
import { type LucideIcon, RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './states.module.css'

interface StateProps {
  icon: LucideIcon
  title: string
  /** One sentence under the title. */
  reason?: ReactNode
  /** The way out, and more if it helps. */
  children?: ReactNode
  /** A page of its own has its title as the page's heading. */
  heading?: 'h1' | 'h2'
}

/** Nothing to show: why, and what brings something back. */
export function Empty({ icon: Icon, title, reason, children, heading: Heading = 'h2' }: StateProps) {
  return (
    <div className={styles.state}>
      <Icon size={22} strokeWidth={1.75} aria-hidden className={styles.icon} />
      <Heading className={styles.title}>{title}</Heading>
      {reason !== undefined && <p className={styles.reason}>{reason}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

interface FailedProps {
  title: string
  reason: string
  onRetry?: () => void
  retryLabel?: string
}

/** Something failed: heading, reason, one way out. Announced at once. */
export function Failed({ title, reason, onRetry, retryLabel = 'Try Again' }: FailedProps) {
  return (
    <div className={styles.state} role="alert" data-failed>
      <TriangleAlert size={22} strokeWidth={1.75} aria-hidden className={styles.icon} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.reason}>{reason}</p>
      {onRetry !== undefined && (
        <div className={styles.actions}>
          <Button variant="outline" color="gray" onClick={onRetry}>
            <RotateCw size={14} strokeWidth={1.75} aria-hidden />
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  )
}
