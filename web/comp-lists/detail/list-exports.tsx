import { useState } from 'react'
import { CompsExports } from '../../exports/comps-exports.tsx'
import { listDocument } from '../list-document.ts'
import { ListMapDialog } from '../list-map-dialog.tsx'
import type { ListScreen } from './use-list-screen.ts'

interface ListExportsProps {
  screen: ListScreen
  /** The menu alone. */
  narrow: boolean
}

/** The ways in which the list can leave the app. */
export function ListExports({ screen, narrow }: ListExportsProps) {
  const { list, book, unit, comps } = screen
  const [includedOnly, setIncludedOnly] = useState(true)
  const [map, setMap] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <CompsExports
        count={comps.included.length + (includedOnly ? 0 : comps.excluded.length)}
        mapped={comps.included.length}
        hasNotes={comps.included.some(({ entry, property }) => (entry.notes ?? property.notes) !== null)}
        document={() => listDocument(list, book, { unit, includedOnly })}
        stem={list.name}
        narrow={narrow}
        onMap={() => setMap('open')}
        toggle={
          comps.excluded.length === 0
            ? undefined
            : { label: 'Included only', isOn: includedOnly, set: setIncludedOnly }
        }
      />
      {map !== 'never' && (
        <ListMapDialog {...{ list, book, unit }} open={map === 'open'} onClose={() => setMap('closed')} />
      )}
    </>
  )
}
