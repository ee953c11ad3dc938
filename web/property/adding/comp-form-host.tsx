import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { loadPart } from '../../load-part.ts'
import { compFormStore } from './comp-form-store.ts'

const CompForm = lazy(async () => ({ default: (await loadPart(() => import('./comp-form.tsx'))).CompForm }))

/** Where comps are typed. Mounted once; its form is loaded when it is first opened. */
export function CompFormHost() {
  const wanted = useSyncExternalStore(compFormStore.subscribe, compFormStore.current)
  const [last, setLast] = useState(wanted)
  if (wanted !== null && wanted !== last) setLast(wanted)
  if (last === null) return null
  return (
    <Suspense fallback={null}>
      <CompForm building={last.building} open={wanted !== null} onClose={compFormStore.close} />
    </Suspense>
  )
}
