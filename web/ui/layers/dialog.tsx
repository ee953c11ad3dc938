import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../load-part.ts'
import type { DialogProps } from './dialog-view.tsx'

interface Placed extends DialogProps {
  /** Pixels; a page of its own on phones. */
  width?: number
}

interface Drawn extends DialogProps {
  side?: 'left' | 'right' | 'bottom'
}

const DialogView = lazy(async () => ({
  default: (await loadPart(() => import('./dialog-view.tsx'))).DialogView,
}))

/** A dialog in the middle of the window. Its machinery is loaded when first opened. */
export function Dialog({ width = 440, ...props }: Placed) {
  return <WhenOpened {...props} place={{ kind: 'center', width }} />
}

/** A drawer from an edge of the window, such as the filters on a phone. */
export function Sheet({ side = 'left', ...props }: Drawn) {
  return <WhenOpened {...props} place={{ kind: 'edge', side }} />
}

function WhenOpened(props: Omit<Parameters<typeof DialogView>[0], 'opener'>) {
  const [last, setLast] = useState<LastOpened | null>(null)
  // Before anything in the dialog can take the focus.
  if (props.open && !last?.open) setLast({ open: true, opener: document.activeElement })
  if (!props.open && last?.open) setLast({ ...last, open: false })
  if (last === null) return null
  return (
    <Suspense fallback={null}>
      <DialogView {...props} opener={last.opener} />
    </Suspense>
  )
}

interface LastOpened {
  open: boolean
  /** What had the focus then, and gets it back. */
  opener: Element | null
}
