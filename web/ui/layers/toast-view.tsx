import { Button } from '@radix-ui/themes'
import { CircleAlert, CircleCheck, Info, type LucideIcon, Undo2, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useRef } from 'react'
import { IconButton } from '../icon-button.tsx'
import type { Toast } from './toast-store.ts'
import styles from './toast-view.module.css'

/** How long a toast stays, how far a swipe that closes it goes, and the key that reaches it (specification, section 9). */
const TOAST_DURATION_MS = 5000
const TOAST_SWIPE_PX = 50
const TOAST_HOTKEY = 'F8'

const ICONS: Record<NonNullable<Toast['kind']>, LucideIcon> = {
  success: CircleCheck,
  error: CircleAlert,
  undo: Undo2,
  plain: Info,
}

interface ToastViewProps {
  toasts: readonly Toast[]
  dismiss(id: number): void
}

/** What toasts are made of. */
export function ToastView({ toasts, dismiss }: ToastViewProps) {
  // Esc acts where the focus is: it closes a dialog, and leaves a newer toast open with its Undo.
  const isForOthers = useRef(false)
  return (
    <Radix.Provider duration={TOAST_DURATION_MS} swipeThreshold={TOAST_SWIPE_PX} swipeDirection="right">
      {toasts.map(({ id, open, title, description, kind = 'plain', durationMs, action }) => {
        const Icon = ICONS[kind]
        return (
          <Radix.Root
            key={id}
            open={open}
            onOpenChange={(next) => {
              if (!next && !isForOthers.current) dismiss(id)
              isForOthers.current = false
            }}
            onEscapeKeyDown={({ target }) => {
              isForOthers.current = !(target instanceof Element && target.closest('[data-toasts]') !== null)
            }}
            {...(durationMs !== undefined && { duration: durationMs })}
            type={kind === 'error' ? 'foreground' : 'background'}
            className={styles.toast}
            data-kind={kind}
          >
            <Icon size={17} strokeWidth={1.75} aria-hidden className={styles.icon} />
            <div className={styles.words}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className={styles.description}>{description}</Radix.Description>
              )}
            </div>
            {action !== undefined && (
              <Radix.Action asChild altText={action.words ?? action.label}>
                <Button size="1" variant="outline" color="gray" onClick={action.run}>
                  {action.label}
                </Button>
              </Radix.Action>
            )}
            <Radix.Close asChild>
              <IconButton icon={X} label="Close" />
            </Radix.Close>
          </Radix.Root>
        )
      })}
      <Radix.Viewport
        hotkey={[TOAST_HOTKEY]}
        label="Notifications ({hotkey})"
        className={styles.viewport}
        data-toasts
      />
    </Radix.Provider>
  )
}
