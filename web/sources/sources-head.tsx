import { Button } from '@radix-ui/themes'
import { useRouter } from '@tanstack/react-router'
import {
  Braces,
  Copy,
  Download,
  FileSpreadsheet,
  FileUp,
  FolderArchive,
  Globe,
  Link2,
  type LucideIcon,
  MapPin,
  PencilLine,
  Plus,
  RefreshCw,
  Sheet,
  Tags,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { listDuplicates } from '../../sync/api/duplicates.ts'
import { exportEverything as everything } from '../../sync/api/exports.ts'
import {
  EVERYTHING_FACTS,
  EVERYTHING_FORMATS,
  EVERYTHING_STEM,
  type EverythingFormat,
} from '../../sync/documents/everything/everything-format.ts'
import { datedName } from '../../sync/documents/file-name.ts'
import { hasRole, type Role } from '../../sync/domain/access/role.ts'
import { call, callEmpty } from '../data/requests/call.ts'
import { useAnswer } from '../data/requests/use-answer.ts'
import { CANCELED, whyNotExport } from '../exports/export-words.ts'
import { exportStore } from '../exports/progress/export-store.ts'
import { useRunningExport } from '../exports/progress/use-running-export.ts'
import { saveFile } from '../exports/save-file.ts'
import { today } from '../exports/today.ts'
import { loadPart } from '../load-part.ts'
import { ADD_A_COMP, openAddComp } from '../property/adding/comp-form-store.ts'
import { SCREEN_NAMES } from '../screens.ts'
import { counted } from '../session/counted.ts'
import { useSyncRun } from '../sync-run/use-sync-run.ts'
import { Menu } from '../ui/layers/menu.tsx'
import { toast } from '../ui/layers/toast.tsx'
import { failureWords } from '../ui/states/failure-words.ts'
import type { AddedKind } from './connect/checked.ts'
import styles from './sources-head.module.css'
import type { Sources } from './use-sources.ts'

const ICONS: Readonly<Record<EverythingFormat, LucideIcon>> = {
  xlsx: FileSpreadsheet,
  csv: FolderArchive,
  json: Braces,
  geojson: MapPin,
}

const NamesDialog = lazy(async () => ({
  default: (await loadPart(() => import('./dialogs/names-dialog.tsx'))).NamesDialog,
}))
const askForDuplicates = () => call(listDuplicates, {})

/** Led to where there is such a screen. */
const DUPLICATES = '/duplicates'

interface SourcesHeadProps {
  role: Role
  sources: Sources
  onChoose(): void
  onAdd(kind: AddedKind): void
  /** All sources have been read again. */
  onSynced(): void
}

/** How much there is, and what can be done about all of it. */
export function SourcesHead({ role, sources, onChoose, onAdd, onSynced }: SourcesHeadProps) {
  const router = useRouter()
  const { isRunning, start } = useSyncRun()
  const [isNaming, setNaming] = useState(false)
  const duplicates = useAnswer(askForDuplicates).answer?.duplicates.length ?? 0
  const file = { label: 'Choose a file', icon: FileUp, run: onChoose }
  const fetched = [
    { label: 'Google sheet, private', icon: Sheet, apart: true, run: () => onAdd('google-sheet') },
    { label: 'Google sheet, published link', icon: Link2, run: () => onAdd('csv-link') },
    { label: 'File at a web address', icon: Globe, run: () => onAdd('url') },
  ]
  const typed = { label: ADD_A_COMP, icon: PencilLine, apart: true, run: () => openAddComp() }
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>{SCREEN_NAMES['/sources']}</h1>
        <p className="muted figures">{sizeWords(sources)}</p>
      </div>
      {duplicates > 0 && DUPLICATES in router.routesByPath && (
        <Button
          variant="outline"
          color="gray"
          onClick={() => void router.navigate({ to: DUPLICATES as string })}
        >
          <Copy size={15} strokeWidth={1.75} aria-hidden />
          {counted(duplicates, 'possible duplicate', 'possible duplicates')}
        </Button>
      )}
      <Button variant="outline" color="gray" onClick={() => setNaming(true)}>
        <Tags size={15} strokeWidth={1.75} aria-hidden />
        Other names
      </Button>
      {isNaming && (
        <Suspense fallback={null}>
          <NamesDialog role={role} onClose={() => setNaming(false)} />
        </Suspense>
      )}
      <ExportEverythingMenu properties={sources.properties} />
      {hasRole(role, 'member') && (
        <>
          <Button
            variant="outline"
            color="gray"
            aria-disabled={isRunning}
            onClick={() => {
              if (!isRunning) void start(true).then(onSynced)
            }}
          >
            <RefreshCw size={15} strokeWidth={1.75} aria-hidden />
            {isRunning ? 'Running' : 'Run all now'}
          </Button>
          <Menu
            label="Add a source"
            icon={Plus}
            unavailable={undefined}
            items={role === 'administrator' ? [file, ...fetched, typed] : [file, typed]}
          />
        </>
      )}
    </header>
  )
}

/** `2,996 rows from 5 sources make 2,846 properties.` */
function sizeWords({ rows, properties, sources }: Sources): string {
  if (sources.length === 0) return 'There is no source yet.'
  const from = `${counted(rows, 'row', 'rows')} from ${counted(sources.length, 'source', 'sources')}`
  const made = `${from} ${rows === 1 ? 'makes' : 'make'} ${counted(properties, 'property', 'properties')}.`
  const isDaily = sources.every(({ everyHours }) => everyHours === 24)
  return isDaily ? `${made} Each source is read again every 24 hours.` : made
}

/** Takes all properties, comp lists, notes, corrections, other names and assumptions along. */
function ExportEverythingMenu({ properties }: { properties: number }) {
  return (
    <Menu
      label="Export everything"
      icon={Download}
      heading={`${counted(properties, 'property', 'properties')}, comp lists, notes, corrections, other names and assumptions`}
      unavailable={whyNotExport(properties, useRunningExport() !== null)}
      items={EVERYTHING_FORMATS.map((format) => ({
        label: EVERYTHING_FACTS[format].label,
        icon: ICONS[format],
        run: () => void exportEverything(format, properties),
      }))}
    />
  )
}

/** Saves all that there is as one file, which the server makes, and says so. Never throws. */
async function exportEverything(format: EverythingFormat, properties: number): Promise<void> {
  const { label, extension, mediaType } = EVERYTHING_FACTS[format]
  const name = datedName(EVERYTHING_STEM, today(), extension)
  try {
    const contents = await exportStore.run(
      { what: label, rows: properties, done: null },
      async ({ signal }) => {
        const answer = await callEmpty(everything, { format }, { signal })
        return new Blob([await answer.blob()], { type: mediaType })
      },
    )
    if (contents === null) {
      toast(CANCELED)
      return
    }
    saveFile({ name, contents })
    toast({ title: 'Export successful', description: `Downloaded ${name}`, kind: 'success' })
  } catch (error) {
    toast({ title: 'Export failed', description: failureWords(error), kind: 'error' })
  }
}
