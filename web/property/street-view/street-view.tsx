import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../load-part.ts'
import type { StreetViewDialogProps } from './street-view-dialog.tsx'

const StreetViewDialog = lazy(async () => ({
  default: (await loadPart(() => import('./street-view-dialog.tsx'))).StreetViewDialog,
}))

/** The street-view dialog. Its code is loaded when it is first opened. */
export function StreetView(props: StreetViewDialogProps) {
  const [wasOpened, setOpened] = useState(false)
  if (props.open && !wasOpened) setOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <StreetViewDialog {...props} />
    </Suspense>
  )
}
