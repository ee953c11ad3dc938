import { Button } from '@radix-ui/themes'
import { FileSpreadsheet, type LucideIcon, Table2 } from 'lucide-react'
import { useState } from 'react'
import { copyTable } from '../../exports/copy-table.ts'
import { exportComps, exportCsv, exportTable } from '../../exports/export-comps.ts'
import { whyNotExport } from '../../exports/export-words.ts'
import { useRunningExport } from '../../exports/use-running-export.ts'
import { ExportMenu } from '../../search/export-menu.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { listDocument } from '../list-document.ts'
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
        iconOnly={false}
        onExport={(format, withNotes) => void exportComps(format, document(), list.name, withNotes)}
        onCopy={() => void copyTable(document())}
        toggle={
          comps.excluded.length === 0
            ? undefined
            : { label: 'Included only', isOn: includedOnly, set: setIncludedOnly }
        }
      />
    </div>
  )
}

interface ExportButtonProps {
  label: string
  icon: LucideIcon
  /** Why it cannot be pressed; undefined where it can. */
  why: string | undefined
  onPress(): void
}

function ExportButton({ label, icon: Icon, why, onPress }: ExportButtonProps) {
  return (
    <Tooltip content={why}>
      <Button
        variant="outline"
        color="gray"
        className={styles.button}
        aria-disabled={why !== undefined || undefined}
        onClick={() => why === undefined && onPress()}
      >
        <Icon size={15} strokeWidth={1.75} aria-hidden />
        {label}
      </Button>
    </Tooltip>
  )
}
