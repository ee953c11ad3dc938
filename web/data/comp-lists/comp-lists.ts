import type { Row } from '@rocicorp/zero'
import { useEffect, useState } from 'react'
import { queries } from '../../../sync/queries.ts'
import { useConnection, useSync } from '../book/book.tsx'

/** A comp list with its owner and its comps in their order, each with who left it out. */
export type SyncedCompList = NonNullable<Row<typeof queries.compList.one>>
export type SyncedComp = SyncedCompList['entries'][number]

/**
 * `loading`: nothing is known yet. `partial`: what this browser has, while the server does not answer. `complete`:
 * the server has answered.
 */
export type SyncedStatus = 'loading' | 'partial' | 'complete'

/** Every comp list the user may read, newest first, live. */
export function useCompLists(): { lists: readonly SyncedCompList[]; status: SyncedStatus } {
  const sync = useSync()
  const [seen, setSeen] = useState<{ lists: readonly SyncedCompList[]; isComplete: boolean } | null>(null)
  useEffect(() => {
    if (sync === null) return
    const view = sync.zero.materialize(queries.compList.visible())
    view.addListener((lists, state) => setSeen({ lists, isComplete: state === 'complete' }))
    return () => view.destroy()
  }, [sync])
  const status = useStatus(seen?.isComplete ?? false)
  return { lists: seen?.lists ?? NONE, status }
}

/** One comp list, live; null where there is none, or none that the user may read. */
export function useCompList(id: number): { list: SyncedCompList | null; status: SyncedStatus } {
  const sync = useSync()
  const [seen, setSeen] = useState<{ id: number; list: SyncedCompList | null; isComplete: boolean } | null>(
    null,
  )
  useEffect(() => {
    if (sync === null) return
    const view = sync.zero.materialize(queries.compList.one({ id }))
    view.addListener((list, state) => setSeen({ id, list: list ?? null, isComplete: state === 'complete' }))
    return () => view.destroy()
  }, [sync, id])
  const own = seen?.id === id ? seen : null
  const status = useStatus(own?.isComplete ?? false)
  return { list: own?.list ?? null, status }
}

const NONE: readonly SyncedCompList[] = []

function useStatus(isComplete: boolean): SyncedStatus {
  const connection = useConnection()
  if (isComplete) return 'complete'
  return connection === 'live' || connection === 'connecting' ? 'loading' : 'partial'
}
