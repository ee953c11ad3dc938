import { Badge, Button } from '@radix-ui/themes'
import {
  Check,
  CircleAlert,
  CirclePause,
  FileSpreadsheet,
  Globe,
  Link2,
  Loader,
  type LucideIcon,
  PencilLine,
  Play,
  Plus,
  RefreshCw,
  Sheet,
  Sparkles,
  Upload,
  Users,
  Wrench,
} from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import type { ApiSource, SourceKind } from '../../sync/api/sources.ts'
import type { Role } from '../../sync/domain/access/role.ts'
import { importedSource } from '../import/imported-source.ts'
import { ADD_A_COMP, openAddComp } from '../property/adding/comp-form-store.ts'
import { sourceRights } from '../session/source-rights.ts'
import { Avatar } from '../ui/avatar.tsx'
import { initials } from '../ui/chrome/chrome-words.ts'
import { FailingBox } from './failing-box.tsx'
import { SourceMenu } from './source-menu.tsx'
import {
  lastRunWords,
  nextRunWords,
  placeWords,
  rowsWords,
  type SourceState,
  shortRunWords,
  stateOf,
} from './source-words.ts'
import styles from './sources-panel.module.css'
import type { SourceActions } from './use-sources.ts'

const LOOKS: Readonly<
  Record<SourceState['tone'], { color: 'grass' | 'red' | 'amber' | 'gray' | 'indigo'; icon: LucideIcon }>
> = {
  good: { color: 'grass', icon: Check },
  bad: { color: 'red', icon: CircleAlert },
  warn: { color: 'amber', icon: Wrench },
  quiet: { color: 'gray', icon: CirclePause },
  busy: { color: 'indigo', icon: Loader },
}

interface SourceRowProps {
  role: Role
  source: ApiSource
  actions: SourceActions
  now: number
  /** This page itself is reading it. */
  isRunning: boolean
  onOpen(): void
  onReplace(): void
}

const WAITING: SourceState = { tone: 'busy', words: 'Reading' }

/** One source: what it is, what its last run did, and the one thing that fits its state. */
export function SourceRow({ role, source, actions, now, isRunning, onOpen, onReplace }: SourceRowProps) {
  const { id, name, kind, addedBy, pausedAt, failingSince, running } = source
  const rights = sourceRights(role, source)
  const nameButton = useRef<HTMLButtonElement>(null)
  useFocusOnceImported(id, nameButton)
  const isBusy = isRunning || running !== null
  const run = () => void (isBusy || actions.run(source))
  function onKeyDown({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent<HTMLElement>) {
    if (ctrlKey || metaKey || altKey || !(target as HTMLElement).hasAttribute('data-source-name')) return
    if (key === 'r' && rights.mayRun) run()
    if (key === 'p' && rights.mayChange) void actions.setPaused(source, pausedAt === null)
  }
  const state = isRunning && running === null ? WAITING : stateOf(source, now)
  const rows = rowsWords(source, now)
  const last = lastRunWords(source, now)
  const next = nextRunWords(source, now)
  return (
    <>
      <tr className={styles.row} data-failing={failingSince !== null || undefined}>
        <th scope="row" className={styles.what}>
          <SourceIcon kind={kind} />
          <span className={styles.names}>
            <button
              ref={nameButton}
              type="button"
              className={styles.name}
              data-source-name
              onClick={onOpen}
              onKeyDown={onKeyDown}
            >
              {name}
            </button>
            <span className={styles.under}>{placeWords(source)}</span>
          </span>
        </th>
        <td data-column="rows">
          <strong>{rows.first}</strong>
          <span className={styles.under}>{rows.under}</span>
        </td>
        <td data-column="last">
          {last.first}
          <span className={styles.under}>{last.under}</span>
        </td>
        <td data-column="next">
          {next.first}
          <span className={styles.under}>{next.under}</span>
        </td>
        <td data-column="state">
          {state.tone === 'warn' ? (
            <button type="button" className={styles.toMend} onClick={onOpen}>
              <StateBadge state={state} />
            </button>
          ) : (
            <StateBadge state={state} />
          )}
          <span className={styles.short}>{shortRunWords(source, now)}</span>
        </td>
        <td data-column="by">
          <span className={styles.by}>
            <Avatar>{addedBy === null ? <Users size={13} strokeWidth={1.75} /> : initials(addedBy)}</Avatar>
            <span className="truncate" title={addedBy ?? undefined}>
              {addedBy ?? 'Team'}
            </span>
          </span>
        </td>
        <td data-column="actions">
          <span className={styles.actions}>
            {kind === 'hand' && role !== 'viewer' ? (
              <Button size="1" variant="outline" color="gray" onClick={() => openAddComp()}>
                <Plus size={14} strokeWidth={1.75} aria-hidden />
                {ADD_A_COMP}
              </Button>
            ) : pausedAt !== null && rights.mayChange ? (
              <Button
                size="1"
                variant="outline"
                color="gray"
                onClick={() => void actions.setPaused(source, false)}
              >
                <Play size={14} strokeWidth={1.75} aria-hidden />
                Resume
              </Button>
            ) : rights.mayReplace ? (
              <Button size="1" variant="outline" color="gray" onClick={onReplace}>
                <Upload size={14} strokeWidth={1.75} aria-hidden />
                Replace file
              </Button>
            ) : (
              rights.mayRun && (
                <Button size="1" variant="outline" color="gray" aria-disabled={isBusy} onClick={run}>
                  <RefreshCw size={14} strokeWidth={1.75} aria-hidden />
                  Run now
                </Button>
              )
            )}
            <SourceMenu {...{ source, rights, actions, onOpen, onReplace }} onRun={run} />
          </span>
        </td>
      </tr>
      {failingSince !== null && source.failure !== null && (
        <FailingBox {...{ source, now }} mayMove={rights.mayChange} onMove={actions.moveTo} />
      )}
    </>
  )
}

/** Focuses the source that was just imported, so that its keys work at once, unless something else has the focus. */
function useFocusOnceImported(id: number, button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    if (importedSource.current() !== id) return
    importedSource.change(null)
    const focused = document.activeElement
    if (focused === document.body || focused?.id === 'content') button.current?.focus()
  }, [id, button])
}

/** How a source stands, by word and icon. */
function StateBadge({ state: { tone, words } }: { state: SourceState }) {
  const { color, icon: Icon } = LOOKS[tone]
  return (
    <Badge color={color}>
      <Icon size={12} strokeWidth={1.75} aria-hidden />
      {words}
    </Badge>
  )
}

const ICONS: Readonly<Record<SourceKind, LucideIcon>> = {
  sample: Sparkles,
  file: FileSpreadsheet,
  'google-sheet': Sheet,
  'csv-link': Link2,
  url: Globe,
  hand: PencilLine,
}

/** What kind of source it is, as a picture. */
function SourceIcon({ kind }: { kind: SourceKind }) {
  const Icon = ICONS[kind]
  return (
    <span className={styles.icon}>
      <Icon size={15} strokeWidth={1.75} aria-hidden />
    </span>
  )
}
