import { useState } from 'react'
import { CompsExports } from '../../exports/comps-exports.tsx'
import { useRentOnly } from '../../exports/use-rent-only.ts'
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
  const leaving = includedOnly ? comps.included : [...comps.included, ...comps.excluded]
  const withRent = leaving.filter(({ property }) => property.rentPerSf !== null).length
  const rentOnly = useRentOnly(withRent, leaving.length)
  const inclusion = { label: 'Included only', isOn: includedOnly, set: setIncludedOnly }
  return (
    <>
      <CompsExports
        of="comp list"
        count={rentOnly.isOn ? withRent : leaving.length}
        mapped={comps.included.length}
        hasNotes={comps.included.some(({ entry, property }) => (entry.notes ?? property.notes) !== null)}
        document={() => listDocument(list, book, { unit, includedOnly, isRentOnly: rentOnly.isOn })}
        stem={list.name}
        narrow={narrow}
        onMap={() => setMap('open')}
        toggles={[...rentOnly.toggles, ...(comps.excluded.length === 0 ? [] : [inclusion])]}
      />
      {map !== 'never' && (
        <ListMapDialog {...{ list, book, unit }} open={map === 'open'} onClose={() => setMap('closed')} />
      )}
    </>
  )
}
