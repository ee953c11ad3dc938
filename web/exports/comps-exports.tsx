import { Button } from '@radix-ui/themes'
import { FileSpreadsheet, type LucideIcon, Map as MapIcon, Table2 } from 'lucide-react'
import { Tooltip } from '../ui/layers/tooltip.tsx'
import styles from './comps-exports.module.css'
import { copyTable } from './copy-table.ts'
import { exportComps, exportCsv, exportTable } from './export-comps.ts'
import { ExportMenu, type ExportToggle } from './export-menu.tsx'
import { type ExportedComps, whyNotExport } from './export-words.ts'
import { useRunningExport } from './progress/use-running-export.ts'
import type { DocumentSource } from './row-source.ts'

interface CompsExportsProps {
  of: ExportedComps
  /** How many properties would leave, and how many of them the map would show. */
  count: number
  mapped: number
  /** Whether any may have notes, which a PDF can hold as well. */
  hasNotes: boolean
  document(): DocumentSource
  /** What files are named after. */
  stem: string
  /** The menu alone, where there is no room for a button each. */
  narrow: boolean
  /** Shows the picture for a client. */
  onMap(): void
  toggles: readonly ExportToggle[]
}

/** The ways in which comps can leave the app: the specification's three as buttons, and all of them in a menu. */
export function CompsExports(props: CompsExportsProps) {
  const { of, count, mapped, hasNotes, document, stem, narrow, onMap, toggles } = props
  const why = whyNotExport(count, useRunningExport() !== null)
  return (
    <div className={styles.group}>
      {!narrow && (
        <>
          <ExportButton
            label="CSV"
            icon={FileSpreadsheet}
            why={why}
            onPress={() => void exportCsv(document(), stem, of)}
          />
          <ExportButton label="Map" icon={MapIcon} why={whyNotExport(mapped, false)} onPress={onMap} />
          <ExportButton
            label="Table"
            icon={Table2}
            why={why}
            onPress={() => void exportTable(document(), stem, of)}
          />
        </>
      )}
      <ExportMenu
        {...{ count, hasNotes, toggles }}
        picked={false}
        iconOnly={narrow}
        onExport={(format, withNotes) => void exportComps(format, document(), stem, of, withNotes)}
        onCopy={() => void copyTable(document())}
        onMap={narrow ? onMap : undefined}
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

/** One way in which something can leave the app. */
function ExportButton({ label, icon: Icon, why, onPress }: ExportButtonProps) {
  return (
    <Tooltip content={why}>
      <Button
        type="button"
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
