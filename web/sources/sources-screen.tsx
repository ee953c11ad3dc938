import { Button } from '@radix-ui/themes'
import { FolderOpen, Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ApiSource } from '../../sync/api/sources.ts'
import { hasRole, type Role } from '../../sync/domain/access/role.ts'
import { chooseFile } from '../import/choose/choose-file.ts'
import { useGiveFile } from '../import/choose/use-give-file.ts'
import { laterMemberTools } from '../later-member-tools.ts'
import { Kbd } from '../ui/kbd.tsx'
import type { AddedKind } from './connect/checked.ts'
import { ConnectPanel } from './connect/connect-panel.tsx'
import { SourceDialog } from './dialogs/source-dialog.tsx'
import { SourcesHead } from './sources-head.tsx'
import { SourcesPanel } from './sources-panel.tsx'
import styles from './sources-screen.module.css'
import type { SourceActions, Sources } from './use-sources.ts'

interface SourcesScreenProps {
  role: Role
  sources: Sources
  /** Why what is shown may be out of date; null where it is not. */
  stale: string | null
  actions: SourceActions
  /** What this page itself is reading. */
  running: ReadonlySet<number>
  refresh(): Promise<void>
}

/** The sources, the ways to add one, and one of them opened. */
export function SourcesScreen({ role, sources, stale, actions, running, refresh }: SourcesScreenProps) {
  const [adding, setAdding] = useState<AddedKind | null>(null)
  const [openId, setOpenId] = useState<number | null>(null)
  const give = useGiveFile()
  const choose = (sourceId: number | null) => chooseFile((file) => give(file, sourceId))
  const opened: ApiSource | null = sources.sources.find(({ id }) => id === openId) ?? null
  const mayAdd = hasRole(role, 'member')
  return (
    <>
      <SourcesHead
        {...{ role, sources }}
        onChoose={() => choose(null)}
        onAdd={setAdding}
        onSynced={() => void refresh()}
      />
      {stale !== null && (
        <p className={styles.stale} role="status">
          This may be out of date. {stale}
        </p>
      )}
      {mayAdd && <DropLine onChoose={() => choose(null)} />}
      {adding !== null && (
        <ConnectPanel
          key={adding}
          kind={adding}
          googleAddress={sources.googleAddress}
          allowedHosts={sources.allowedHosts}
          addedHosts={sources.addedHosts}
          onHostsChange={refresh}
          onKind={setAdding}
          onClose={() => setAdding(null)}
        />
      )}
      <SourcesPanel
        {...{ role, actions, running }}
        sources={sources.sources}
        onOpen={({ id }) => setOpenId(id)}
        onReplace={({ id }) => choose(id)}
      />
      <SourceDialog role={role} source={opened} actions={actions} onClose={() => setOpenId(null)} />
    </>
  )
}

/** Says that a file may be dropped, and what happens then. */
function DropLine({ onChoose }: { onChoose(): void }) {
  // Elsewhere they wait until the browser is idle; here they are promised, and a file that nobody takes is opened.
  useEffect(() => void laterMemberTools.load(), [])
  return (
    <div className={styles.line}>
      <Upload size={20} strokeWidth={1.75} aria-hidden className={styles.icon} />
      <p className={styles.words}>
        <strong>Drop a file anywhere in Clearheight</strong>
        <span className="hint">
          CSV, TSV or XLSX up to 100 MB. You see what it was read as, and what will change, before anything is
          written.
        </span>
      </p>
      <Button variant="outline" color="gray" onClick={onChoose}>
        <FolderOpen size={15} strokeWidth={1.75} aria-hidden />
        Choose a file
      </Button>
      <span className={styles.key}>
        <Kbd>U</Kbd> <span className="hint">from any screen</span>
      </span>
    </div>
  )
}
