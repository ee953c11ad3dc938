import { useEffect, useMemo, useState } from 'react'
import type * as z from 'zod/mini'
import { mutators } from '../../sync/mutators/mutators.ts'
import type { editViewArgs, saveViewArgs } from '../../sync/mutators/view-mutators.ts'
import { queries } from '../../sync/queries.ts'
import type { TableViewRow } from '../../sync/schema.ts'
import { useSync } from './book/book.tsx'
import type { Written } from './requests/write-outcome.ts'

export type SyncedView = TableViewRow & { readonly author?: { readonly name: string } | undefined }

/** The saved views the user may show, by name, live. */
export function useViews(): readonly SyncedView[] {
  const sync = useSync()
  const [views, setViews] = useState<readonly SyncedView[]>(NONE)
  useEffect(() => {
    if (sync === null) return
    const view = sync.zero.materialize(queries.view.visible())
    view.addListener((rows) => setViews(rows))
    return () => view.destroy()
  }, [sync])
  return views
}

const NONE: readonly SyncedView[] = []

interface ViewWrites {
  save(view: Omit<z.infer<typeof saveViewArgs>, 'now'>): Promise<Written>
  edit(view: Omit<z.infer<typeof editViewArgs>, 'now'>): Promise<Written>
  remove(id: string): Promise<Written>
}

/** Null until the sync engine is there. */
export function useViewWrites(): ViewWrites | null {
  const sync = useSync()
  return useMemo(() => {
    if (sync === null) return null
    const { zero, unsent } = sync
    const { view } = mutators
    return {
      save: (saved) => unsent.written(zero.mutate(view.save({ ...saved, now: Date.now() }))),
      edit: (edited) => unsent.written(zero.mutate(view.edit({ ...edited, now: Date.now() }))),
      remove: (id) => unsent.written(zero.mutate(view.remove({ id }))),
    }
  }, [sync])
}
