import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button.tsx'
import { DialogFrame, type DialogPlace } from './dialog-frame.tsx'
import styles from './dialog-view.module.css'

export interface DialogProps {
  open: boolean
  /** Asked for by Esc, the close button and a press outside. */
  onClose(): void
  title: string
  /** One sentence under the title. */
  description?: string
  children?: ReactNode
  /** Stays put at the bottom: the actions. */
  footer?: ReactNode
  /** Must be answered: announced at once, small even on a phone. */
  alert?: boolean
}

interface DialogViewProps extends DialogProps {
  /** Gets the focus back when the dialog closes. */
  opener: Element | null
  place: DialogPlace
}

/** What an open dialog or sheet is made of. */
export function DialogView(props: DialogViewProps) {
  const { open, onClose, title, description, children, footer, alert = false, place, opener } = props
  return (
    <DialogFrame
      {...{ open, onClose, alert, place }}
      described={description !== undefined}
      onReturnFocus={() => opener instanceof HTMLElement && opener.focus()}
    >
      <header className={styles.head}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        {!alert && (
          <Radix.Close asChild>
            <IconButton icon={X} label="Close" />
          </Radix.Close>
        )}
      </header>
      {description !== undefined && (
        <Radix.Description className={styles.description}>{description}</Radix.Description>
      )}
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
    </DialogFrame>
  )
}
