import { Download, FileSpreadsheet, FileText, Map as MapIcon, Table2 } from 'lucide-react'
import { useEffect } from 'react'
import { ExportButton } from '../exports/export-button.tsx'
import { exportComps, exportCsv, exportTable } from '../exports/export-comps.ts'
import { loadExports, warmReports } from '../exports/export-document.ts'
import { whyNotExport } from '../exports/export-words.ts'
import { useRunningExport } from '../exports/use-running-export.ts'
import { Menu } from '../ui/menu.tsx'
import { whenIdle } from '../ui/when-idle.ts'
import { PROXIMITY_STEM, proximityDocument } from './proximity-document.ts'
import type { ProximityState } from './proximity-state.ts'

interface ExportButtonsProps {
  state: ProximityState
  /** All in one menu, where there is no room for a button each. */
  narrow: boolean
  /** The marketing map is to be shown. */
  onMap(): void
}

/** The ways in which the comps shown can leave the app. */
export function ExportButtons({ state, narrow, onMap }: ExportButtonsProps) {
  const running = useRunningExport()
  const count = state.result?.slots.length ?? 0
  const why = whyNotExport(count, running !== null)
  // So that files can be made when the server is not there.
  useEffect(() => whenIdle(loadExports), [])

  const ways = [
    {
      label: 'CSV',
      icon: FileSpreadsheet,
      why,
      run: () => void exportCsv(proximityDocument(state), PROXIMITY_STEM),
    },
    {
      label: 'PDF',
      icon: FileText,
      why,
      onNear: warmReports,
      run: () => void exportComps('pdf', proximityDocument(state), PROXIMITY_STEM),
    },
    { label: 'Map', icon: MapIcon, why: whyNotExport(count, false), run: onMap },
    {
      label: 'Table',
      icon: Table2,
      why,
      run: () => void exportTable(proximityDocument(state), PROXIMITY_STEM),
    },
  ]
  if (narrow) return <Menu label="Export" icon={Download} iconOnly unavailable={why} items={ways} />
  return ways.map(({ run, ...way }) => (
    <ExportButton key={way.label} {...way} iconOnly={false} onPress={run} />
  ))
}
