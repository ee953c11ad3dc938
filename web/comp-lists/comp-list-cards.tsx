import { useCallback, useState } from 'react'
import { useBook } from '../data/book/book.tsx'
import type { SyncedCompList } from '../data/comp-lists/comp-lists.ts'
import { useMe } from '../data/session/session.tsx'
import { useMay } from '../data/session/use-may.ts'
import { loadExports } from '../exports/export-document.ts'
import { useRunningExport } from '../exports/progress/use-running-export.ts'
import { Confirm } from '../ui/layers/confirm.tsx'
import { useLoadAhead } from '../ui/timing/use-load-ahead.ts'
import { CompListCard } from './comp-list-card.tsx'
import styles from './comp-lists-page.module.css'
import { ListMapDialog } from './list-map-dialog.tsx'
import { useListDeletion } from './use-list-deletion.ts'

/** Comp lists as cards. */
export function CompListCards({ lists }: { lists: readonly SyncedCompList[] }) {
  const me = useMe()
  const mayRemove = useMay('removeShared')
  const { book } = useBook()
  const running = useRunningExport()
  const [map, setMap] = useState<{ list: SyncedCompList; isOpen: boolean } | null>(null)
  const showMap = useCallback((list: SyncedCompList) => setMap({ list, isOpen: true }), [])
  const deletion = useListDeletion(() => document.getElementById('content')?.focus())
  // So that files can be made when the server is not there.
  useLoadAhead(loadExports)
  return (
    <>
      <ul className={styles.cards} aria-label="Comp lists">
        {lists.map((list) => (
          <li key={list.id} className={styles.item}>
            <CompListCard
              {...{ list, book }}
              isOwn={list.ownerId === me?.id}
              mayDelete={list.ownerId === me?.id || mayRemove}
              isExporting={running !== null}
              onMap={showMap}
              onDelete={deletion.ask}
            />
          </li>
        ))}
      </ul>
      <Confirm {...deletion.confirm} />
      {map !== null && book !== null && (
        <ListMapDialog
          list={map.list}
          book={book}
          unit="month"
          open={map.isOpen}
          onClose={() => setMap({ ...map, isOpen: false })}
        />
      )}
    </>
  )
}
