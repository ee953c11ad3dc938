import { Dialog as Radix } from 'radix-ui'
import type { CSSProperties, KeyboardEvent, ReactNode, Ref } from 'react'
import styles from './dialog.module.css'

export type DialogPlace =
  /** Pixels; without a height, that of the content. A page of its own on phones. */
  { kind: 'center'; width: number; height?: number } | { kind: 'edge'; side: 'left' | 'right' | 'bottom' }

interface DialogFrameProps {
  open: boolean
  /** Asked for by Esc, a press outside, and whatever in `children` closes. */
  onClose(): void
  place: DialogPlace
  /** Must be answered: announced at once, small even on a phone, not closed by a press outside. */
  alert?: boolean
  /** True where `children` hold a `Radix.Description`. */
  described?: boolean
  /** Called once the dialog is gone: the focus is to go back to where it came from. */
  onReturnFocus(): void
  onKeyDown?: (event: KeyboardEvent) => void
  ref?: Ref<HTMLDivElement>
  /** Must hold a `Radix.Title`. */
  children: ReactNode
}

/**
 * The scrim and the empty box of a dialog, its place, and where the focus goes. Esc closes it, but not from within
 * `data-takes-escape`, which has something of its own to close.
 */
export function DialogFrame(props: DialogFrameProps) {
  const {
    open,
    onClose,
    place,
    alert = false,
    described = false,
    onReturnFocus,
    onKeyDown,
    ref,
    children,
  } = props
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal container={portalRoot()}>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          ref={ref}
          role={alert ? 'alertdialog' : 'dialog'}
          className={styles.content}
          data-place={place.kind === 'edge' ? place.side : 'center'}
          style={measuresOf(place)}
          {...(!described && { 'aria-describedby': undefined })}
          onEscapeKeyDown={(event) => {
            const { target } = event
            if (target instanceof Element && target.closest('[data-takes-escape]')) event.preventDefault()
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            // While a toast lies over the dialog, Radix tells the toast alone.
            if (event.key !== 'Escape' || event.defaultPrevented) return
            event.preventDefault()
            onClose()
          }}
          onOpenAutoFocus={(event) => {
            // A question is answered at once, and a form is typed into at once; elsewhere reading comes first, and the
            // first Tab reaches the first control.
            if (alert) return
            event.preventDefault()
            if (!(event.currentTarget instanceof HTMLElement)) return
            const field = event.currentTarget.querySelector<HTMLElement>('[data-takes-focus]')
            ;(field ?? event.currentTarget).focus()
          }}
          onPointerDownOutside={(event) => alert && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onReturnFocus()
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function measuresOf(place: DialogPlace): CSSProperties | undefined {
  if (place.kind === 'edge') return undefined
  const height = place.height === undefined ? 'fit-content' : `${place.height}px`
  return { '--width': `${place.width}px`, '--height': height } as CSSProperties
}

/** Where dialogs, popovers and toasts are put: inside the theme, so that its tokens reach them. */
export function portalRoot(): HTMLElement {
  return document.querySelector<HTMLElement>('.radix-themes') ?? document.body
}
