import { FileSpreadsheet, Map as MapIcon, Table2 } from 'lucide-react'
import { useState } from 'react'
import { copyTable } from '../../exports/copy-table.ts'
import { ExportButton } from '../../exports/export-button.tsx'
import { exportComps, exportCsv, exportTable } from '../../exports/export-comps.ts'
import { whyNotExport } from '../../exports/export-words.ts'
import { useRunningExport } from '../../exports/use-running-export.ts'
import { ExportMenu } from '../../search/export-menu.tsx'
import { listDocument } from '../list-document.ts'
import { ListMapDialog } from '../list-map-dialog.tsx'
import styles from './list-exports.module.css'
import type { ListScreen } from './use-list-screen.ts'

interface ListExportsProps {
  screen: ListScreen
  /** The menu alone. */
  narrow: boolean
}

/** The ways in which the list can leave the app. */
export function ListExports({ screen, narrow }: ListExportsProps) {
  const { list, book, unit, comps } = screen
  const running = useRunningExport()
  const [includedOnly, setIncludedOnly] = useState(true)
  const [map, setMap] = useState<'never' | 'open' | 'closed'>('never')
  const count = comps.included.length + (includedOnly ? 0 : comps.excluded.length)
  const why = whyNotExport(count, running !== null)
  const document = () => listDocument(list, book, { unit, includedOnly })
  return (
    <div className={styles.group}>
      {!narrow && (
        <>
          <ExportButton
            label="CSV"
            icon={FileSpreadsheet}
            why={why}
            onPress={() => void exportCsv(document(), list.name)}
          />
          <ExportButton
            label="Map"
            icon={MapIcon}
            why={whyNotExport(comps.included.length, false)}
            onPress={() => setMap('open')}
          />
          <ExportButton
            label="Table"
            icon={Table2}
            why={why}
            onPress={() => void exportTable(document(), list.name)}
          />
        </>
      )}
      <ExportMenu
        count={count}
        picked={false}
        hasNotes={comps.included.some(({ property }) => property.notes !== null)}
        iconOnly={narrow}
        onExport={(format, withNotes) => void exportComps(format, document(), list.name, withNotes)}
        onCopy={() => void copyTable(document())}
        toggle={
          comps.excluded.length === 0
            ? undefined
            : { label: 'Included only', isOn: includedOnly, set: setIncludedOnly }
        }
        onMap={narrow ? () => setMap('open') : undefined}
      />
      {map !== 'never' && (
        <ListMapDialog {...{ list, book, unit }} open={map === 'open'} onClose={() => setMap('closed')} />
      )}
    </div>
  )
}
