import type { ReactNode } from 'react'

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

export interface ToastStore {
  /** Newest first; at most `TOAST_LIMIT`. */
  current(): readonly Toast[]
  /** Shows a toast in place of the one before it. Returns its id. */
  add(content: ToastContent): number
  dismiss(id: number): void
  subscribe(listener: () => void): () => void
}

export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>()
  let toasts: readonly Toast[] = []
  let lastId = 0

  function change(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  return {
    current: () => toasts,
    add(content) {
      const id = ++lastId
      change([{ ...content, id, open: true }, ...toasts].slice(0, TOAST_LIMIT))
      return id
    },
    dismiss(id) {
      const toast = toasts.find((toast) => toast.id === id)
      if (!toast?.open) return
      change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
      const timer: unknown = setTimeout(
        () => change(toasts.filter((toast) => toast.id !== id)),
        TOAST_REMOVE_DELAY_MS,
      )
      // Where timers keep a process alive, this one must not.
      if (typeof timer === 'object' && timer !== null && 'unref' in timer)
        (timer as { unref(): void }).unref()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
