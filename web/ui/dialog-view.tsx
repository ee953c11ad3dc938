import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import styles from './dialog-view.module.css'
import { IconButton } from './icon-button.tsx'
import { portalRoot } from './portal-root.ts'

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
  place: { kind: 'centre'; width: number } | { kind: 'edge'; side: 'left' | 'right' | 'bottom' }
}

/** What an open dialog or sheet is made of. */
export function DialogView(props: DialogViewProps) {
  const { open, onClose, title, description, children, footer, alert = false, place, opener } = props
  const content = useRef<HTMLDivElement>(null)
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal container={portalRoot()}>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          ref={content}
          role={alert ? 'alertdialog' : 'dialog'}
          className={styles.content}
          data-place={place.kind === 'edge' ? place.side : 'centre'}
          style={place.kind === 'centre' ? ({ '--width': `${place.width}px` } as CSSProperties) : undefined}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            // A question is answered at once; elsewhere reading comes first, and the first Tab reaches the first control.
            if (alert) return
            event.preventDefault()
            content.current?.focus()
          }}
          onPointerDownOutside={(event) => alert && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener instanceof HTMLElement) opener.focus()
          }}
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
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
