import {
  ClipboardCopy,
  Columns3,
  Download,
  FileSpreadsheet,
  FileText,
  ListPlus,
  type LucideIcon,
  Map as MapIcon,
  MapPinned,
  NotebookText,
  Sheet,
  Square,
  SquareCheck,
  Table,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import {
  DOCUMENT_FORMATS,
  type DocumentFormat,
  FORMAT_FACTS,
} from '../../sync/documents/model/document-format.ts'
import { formatCount } from '../../sync/domain/format.ts'
import { loadPart } from '../load-part.ts'
import { Menu } from '../ui/layers/menu.tsx'
import { useLoadAhead } from '../ui/timing/use-load-ahead.ts'
import { loadExports, warmReports } from './export-document.ts'
import { whyNotExport } from './export-words.ts'
import { useRunningExport } from './progress/use-running-export.ts'

const loadColumns = () => import('./columns/columns-dialog.tsx')
const ColumnsDialog = lazy(async () => ({ default: (await loadPart(loadColumns)).ColumnsDialog }))
const loadNext = () => Promise.all([loadExports(), loadColumns()])

const ICONS: Record<DocumentFormat, LucideIcon> = {
  csv: FileSpreadsheet,
  pdf: FileText,
  xlsx: Sheet,
  html: Table,
  geojson: MapPinned,
}

/** A choice of what leaves. */
export interface ExportToggle {
  label: string
  isOn: boolean
  set(isOn: boolean): void
}

interface ExportMenuProps {
  /** How many properties would leave. */
  count: number
  /** True where they are those that were picked, not all that is found. */
  picked: boolean
  /** Whether any may have notes, which a PDF can hold as well. */
  hasNotes: boolean
  onExport: (format: DocumentFormat, withNotes?: boolean) => void
  /** Copies the rows to the clipboard. */
  onCopy: () => void
  iconOnly: boolean
  /** Puts them into a comp list. */
  onList?: (() => void) | undefined
  /** Shows the picture for a client, where nothing else on the screen does. */
  onMap?: (() => void) | undefined
  toggles?: readonly ExportToggle[]
}

/** The ways in which what is found, or what is picked of it, can leave the app. */
export function ExportMenu(props: ExportMenuProps) {
  const { count, picked, hasNotes, onExport, onCopy, iconOnly, onList, onMap, toggles = [] } = props
  const running = useRunningExport()
  const [columns, setColumns] = useState({ times: 0, isOpen: false })
  // So that files can be made when the server is not there.
  useLoadAhead(loadNext)
  const noun = count === 1 ? 'property' : 'properties'
  return (
    <>
      <Menu
        label="Export"
        icon={Download}
        iconOnly={iconOnly}
        heading={`${formatCount(count)} ${picked ? 'selected ' : ''}${noun}`}
        unavailable={whyNotExport(count, running !== null)}
        onOpen={warmReports}
        items={[
          ...(onList === undefined
            ? []
            : [{ label: `Add ${formatCount(count)} to a comp list`, icon: ListPlus, run: onList }]),
          ...DOCUMENT_FORMATS.flatMap((format) => [
            { label: FORMAT_FACTS[format].label, icon: ICONS[format], run: () => onExport(format) },
            ...(format === 'pdf' && hasNotes
              ? [{ label: 'PDF with notes', icon: NotebookText, run: () => onExport('pdf', true) }]
              : []),
          ]),
          { label: 'Copy as table', icon: ClipboardCopy, run: onCopy },
          ...(onMap === undefined ? [] : [{ label: 'Marketing map', icon: MapIcon, run: onMap }]),
          ...toggles.map(({ label, isOn, set }, i) => ({
            label,
            icon: isOn ? SquareCheck : Square,
            apart: i === 0,
            checked: isOn,
            run: () => set(!isOn),
          })),
          {
            label: 'Columns…',
            icon: Columns3,
            apart: true,
            run: () => setColumns(({ times }) => ({ times: times + 1, isOpen: true })),
          },
        ]}
      />
      {columns.times > 0 && (
        <Suspense fallback={null}>
          <ColumnsDialog
            // The table may have other columns by now.
            key={columns.times}
            open={columns.isOpen}
            onClose={() => setColumns({ ...columns, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  )
}
