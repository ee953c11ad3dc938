import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { columnsText, readColumns } from '../../sync/domain/table/table-layout.ts'
import { useMe } from '../data/session/session.tsx'
import { useMay } from '../data/session/use-may.ts'
import { type SyncedView, useViews, useViewWrites } from '../data/views.ts'
import { tellOutcome } from '../ui/layers/tell-outcome.ts'
import { shownView } from './shown-view.ts'
import type { ChosenLayout } from './use-table-layout.ts'

/** What of a view can be changed without showing it. */
export type ViewPart = Partial<Pick<SyncedView, 'name' | 'isPrivate'>>

export interface SavedViews {
  views: readonly SyncedView[]
  /** The view whose columns are shown; null where they are of none. */
  shown: SyncedView | null
  /** Names of the user's own. */
  ownNames: readonly string[]
  /** False until what is written can be sent or kept. */
  canSave: boolean
  show(view: SyncedView): void
  /** Saves what the table shows; under a name one has given before, in its place. */
  save(name: string, isPrivate: boolean): void
  /** Null for views that are not the user's to change. */
  change: ((view: SyncedView, part: ViewPart) => void) | null
  remove: ((view: SyncedView) => void) | null
}

const FAILED = 'The view was not saved.'
const UNSENT = 'The view will be saved once there is a connection.'

/** The saved views of the user and the team, and what can be done with them. */
export function useSavedViews(layout: ChosenLayout): SavedViews {
  const views = useViews()
  const writes = useViewWrites()
  const me = useMe()
  const mayRemoveShared = useMay('removeShared')
  const { sort }: { sort?: string | undefined } = useSearch({ strict: false })
  const columns = columnsText(layout.columns, layout.nameWidth)
  const own = views.filter(({ authorId }) => authorId === me?.id)
  const [picked, setPicked] = useState<string | null>(null)
  const shown = shownView(views, { columns, density: layout.density, sort: sort ?? null }, picked)
  const isOwn = shown !== null && shown.authorId === me?.id
  const mayRemove = isOwn || (shown !== null && mayRemoveShared)

  return {
    views,
    shown: layout.isChosen ? shown : null,
    ownNames: own.map(({ name }) => name),
    canSave: writes !== null,
    show(view) {
      setPicked(view.id)
      layout.show({
        cols: readColumns(view.columns) === null ? undefined : view.columns,
        rows: view.density === 'compact' ? '36' : undefined,
        sort: view.sort ?? undefined,
      })
    },
    save(name, isPrivate) {
      if (writes === null) return
      const view = { columns, density: layout.density, sort: sort ?? null }
      const before = own.find((saved) => saved.name === name)
      const id = before?.id ?? crypto.randomUUID()
      const write = before
        ? writes.edit({ ...view, ...(isPrivate !== before.isPrivate && { isPrivate }), id })
        : writes.save({ ...view, name, isPrivate, id })
      setPicked(id)
      layout.show({ cols: columns, rows: view.density === 'compact' ? '36' : undefined, sort })
      void tellOutcome(write, { saved: { title: 'View saved' }, failed: FAILED, unsent: UNSENT })
    },
    change:
      writes === null || !isOwn
        ? null
        : ({ id }, part) => {
            const write = writes.edit({ id, ...part })
            void tellOutcome(write, { saved: null, failed: FAILED, unsent: UNSENT })
          },
    remove:
      writes === null || !mayRemove
        ? null
        : (view) => {
            const { id, name, isPrivate, columns, density, sort } = view
            const takeBack = () => {
              const write = writes.save({ id, name, isPrivate, columns, density, sort })
              void tellOutcome(write, { saved: null, failed: FAILED, unsent: UNSENT })
            }
            const action = isOwn ? { action: { label: 'Undo', run: takeBack } } : {}
            void tellOutcome(writes.remove(id), {
              saved: { title: `“${name}” deleted`, ...action },
              failed: 'The view was not deleted.',
              unsent: UNSENT,
            })
          },
  }
}
