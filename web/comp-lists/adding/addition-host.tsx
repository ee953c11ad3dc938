import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { loadPart } from '../../load-part.ts'
import { additionStore } from '../../property/addition-store.ts'
import { useLoadAhead } from '../../ui/timing/use-load-ahead.ts'

const loadDialog = () => import('./add-to-comp-list.tsx')
const AddToCompList = lazy(async () => ({ default: (await loadPart(loadDialog)).AddToCompList }))

/** Where properties are added to comp lists. Mounted once; its dialog is loaded when the page is idle. */
export function AdditionHost() {
  const asked = useSyncExternalStore(additionStore.subscribe, additionStore.current)
  const [last, setLast] = useState(asked)
  if (asked !== null && asked !== last) setLast(asked)
  useLoadAhead(loadDialog)
  if (last === null) return null
  return (
    <Suspense fallback={null}>
      <AddToCompList addition={last} open={asked !== null} onClose={additionStore.close} />
    </Suspense>
  )
}
