import { Button } from '@radix-ui/themes'
import { FileSpreadsheet, FileText, type LucideIcon, Map as MapIcon, Table2 } from 'lucide-react'
import { useEffect } from 'react'
import { exportComps, exportCsv, exportTable } from '../exports/export-comps.ts'
import { loadExports, warmReports } from '../exports/export-document.ts'
import { whyNotExport } from '../exports/export-words.ts'
import { useRunningExport } from '../exports/use-running-export.ts'
import { Tooltip } from '../ui/tooltip.tsx'
import { whenIdle } from '../ui/when-idle.ts'
import styles from './export-buttons.module.css'
import { PROXIMITY_STEM, proximityDocument } from './proximity-document.ts'
import type { ProximityState } from './proximity-state.ts'

interface ExportButtonsProps {
  state: ProximityState
  iconOnly: boolean
  /** The marketing map is to be shown. */
  onMap(): void
}

/** The ways in which the comps shown can leave the app. */
export function ExportButtons({ state, iconOnly, onMap }: ExportButtonsProps) {
  const running = useRunningExport()
  const count = state.result?.slots.length ?? 0
  const why = whyNotExport(count, running !== null)
  // So that files can be made when the server is not there.
  useEffect(() => whenIdle(loadExports), [])
  return (
    <>
      <ExportButton
        label="CSV"
        icon={FileSpreadsheet}
        {...{ why, iconOnly }}
        onPress={() => void exportCsv(proximityDocument(state), PROXIMITY_STEM)}
      />
      <ExportButton
        label="PDF"
        icon={FileText}
        {...{ why, iconOnly }}
        onNear={warmReports}
        onPress={() => void exportComps('pdf', proximityDocument(state), PROXIMITY_STEM)}
      />
      <ExportButton
        label="Map"
        icon={MapIcon}
        why={whyNotExport(count, false)}
        iconOnly={iconOnly}
        onPress={onMap}
      />
      <ExportButton
        label="Table"
        icon={Table2}
        {...{ why, iconOnly }}
        onPress={() => void exportTable(proximityDocument(state), PROXIMITY_STEM)}
      />
    </>
  )
}

interface ExportButtonProps {
  label: string
  icon: LucideIcon
  /** Why it cannot be pressed; undefined where it can. */
  why: string | undefined
  /** Without room for words. */
  iconOnly: boolean
  /** Loads ahead what pressing it needs. */
  onNear?(): void
  onPress(): void
}

function ExportButton({ label, icon: Icon, why, iconOnly, onNear, onPress }: ExportButtonProps) {
  return (
    <Tooltip content={why ?? (iconOnly ? label : undefined)}>
      <Button
        type="button"
        variant="outline"
        color="gray"
        className={styles.button}
        aria-label={iconOnly ? label : undefined}
        aria-disabled={why !== undefined || undefined}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => why === undefined && onPress()}
      >
        <Icon size={15} strokeWidth={1.75} aria-hidden />
        {!iconOnly && label}
      </Button>
    </Tooltip>
  )
}
