import { FileSpreadsheet, FileText, Map as MapIcon, Table2 } from 'lucide-react'
import { useEffect } from 'react'
import { ExportButton } from '../exports/export-button.tsx'
import { exportComps, exportCsv, exportTable } from '../exports/export-comps.ts'
import { loadExports, warmReports } from '../exports/export-document.ts'
import { whyNotExport } from '../exports/export-words.ts'
import { useRunningExport } from '../exports/use-running-export.ts'
import { whenIdle } from '../ui/when-idle.ts'
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
