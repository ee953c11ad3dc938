import type { ReactNode } from 'react'
import { createStore, type Readable } from '../../store.ts'

/** Toasts visible at a time (specification, section 9). */
const TOAST_LIMIT = 1
/** How long a dismissed toast is kept before it is forgotten (specification, section 9). */
export const TOAST_REMOVE_DELAY_MS = 1_000_000

export interface ToastContent {
  title: string
  description?: ReactNode
  kind?: 'success' | 'error' | 'undo' | 'plain'
  /** How long it stays, where that is not the usual time. */
  durationMs?: number
  /** One way on, such as Undo or Try Again. `words` say how to do it without the toast. */
  action?: { label: string; words?: string; run(): void }
}

export interface Toast extends ToastContent {
  id: number
  open: boolean
}

/** Newest first; at most `TOAST_LIMIT`. */
export interface ToastStore extends Readable<readonly Toast[]> {
  /** Shows a toast in place of the one before it. Returns its id. */
  add(content: ToastContent): number
  dismiss(id: number): void
}

export function createToastStore(): ToastStore {
  const { current, change, subscribe } = createStore<readonly Toast[]>([])
  let lastId = 0
  return {
    current,
    subscribe,
    add(content) {
      const id = ++lastId
      change([{ ...content, id, open: true }, ...current()].slice(0, TOAST_LIMIT))
      return id
    },
    dismiss(id) {
      const toast = current().find((toast) => toast.id === id)
      if (!toast?.open) return
      change(current().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
      const timer: unknown = setTimeout(
        () => change(current().filter((toast) => toast.id !== id)),
        TOAST_REMOVE_DELAY_MS,
      )
      // Where timers keep a process alive, this one must not.
      ;(timer as { unref?(): void }).unref?.()
    },
  }
}
