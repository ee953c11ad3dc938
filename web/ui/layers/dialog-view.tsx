import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useMemo } from 'react'
import { IconButton } from '../icon-button.tsx'
import styles from './dialog.module.css'
import { DialogFrame, type DialogPlace } from './dialog-frame.tsx'

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
  const path = useMemo(() => pathFrom(opener), [opener])
  return (
    <DialogFrame
      {...{ open, onClose, alert, place }}
      described={description !== undefined}
      onReturnFocus={() => focusNear(path)}
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

/** An element and all it stands in. */
function pathFrom(element: Element | null): Element[] {
  return element === null ? [] : [element, ...pathFrom(element.parentElement)]
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled'

/** Puts the focus on the first of a path, or, where that has gone, on the first control of what it stood in. */
function focusNear([element, ...around]: readonly Element[]): void {
  if (element instanceof HTMLElement && element.isConnected) {
    element.focus()
    return
  }
  const place = around.find(({ isConnected }) => isConnected)
  place?.querySelector<HTMLElement>(place === document.body ? '#content' : FOCUSABLE)?.focus()
}
