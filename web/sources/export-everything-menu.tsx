import { Braces, Download, FileSpreadsheet, FolderArchive, type LucideIcon, MapPin } from 'lucide-react'
import {
  EVERYTHING_FACTS,
  EVERYTHING_FORMATS,
  type EverythingFormat,
} from '../../sync/documents/everything/everything-format.ts'
import { whyNotExport } from '../exports/export-words.ts'
import { useRunningExport } from '../exports/use-running-export.ts'
import { counted } from '../session/counted.ts'
import { Menu } from '../ui/layers/menu.tsx'
import { exportEverything } from './export-everything.ts'

const ICONS: Readonly<Record<EverythingFormat, LucideIcon>> = {
  xlsx: FileSpreadsheet,
  csv: FolderArchive,
  json: Braces,
  geojson: MapPin,
}

/** Takes all properties, comp lists, notes and corrections along. */
export function ExportEverythingMenu({ properties }: { properties: number }) {
  return (
    <Menu
      label="Export everything"
      icon={Download}
      heading={`${counted(properties, 'property', 'properties')}, comp lists, notes and corrections`}
      unavailable={whyNotExport(properties, useRunningExport() !== null)}
      items={EVERYTHING_FORMATS.map((format) => ({
        label: EVERYTHING_FACTS[format].label,
        icon: ICONS[format],
        run: () => void exportEverything(format, properties),
      }))}
    />
  )
}
