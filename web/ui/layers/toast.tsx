import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadPatiently } from '../../load-patiently.ts'
import { createToastStore, type Toast, type ToastContent } from './toast-store.ts'

const store = createToastStore()
const ToastView = lazy(async () => ({
  default: (await loadPatiently(() => import('./toast-view.tsx'))).ToastView,
}))

/** Tells the user what has happened, for 5 seconds. Returns the toast's id, for `dismissToast`. */
export function toast(content: ToastContent): number {
  return store.add(content)
}

export function dismissToast(id: number): void {
  store.dismiss(id)
}

/** The toasts there are, and what can be done with them. */
export function useToast(): { toasts: readonly Toast[]; toast: typeof toast; dismiss: typeof dismissToast } {
  return { toasts: useSyncExternalStore(store.subscribe, store.current), toast, dismiss: dismissToast }
}

/** Where toasts appear. Mounted once; its machinery is loaded with the first toast. */
export function Toaster() {
  const { toasts } = useToast()
  if (toasts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastView toasts={toasts} dismiss={dismissToast} />
    </Suspense>
  )
}
