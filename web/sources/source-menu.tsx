import {
  CalendarClock,
  Ellipsis,
  FileUp,
  Link2,
  Pause,
  Pencil,
  Play,
  RefreshCw,
  Rows3,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { type ApiSource, SOURCE_NAME_LENGTH } from '../../sync/api/sources.ts'
import { RollBack } from '../activity/roll-back.tsx'
import type { sourceRights } from '../session/source-rights.ts'
import { Menu, type MenuItem } from '../ui/layers/menu.tsx'
import { RemoveDialog } from './dialogs/remove-dialog.tsx'
import { ScheduleDialog } from './dialogs/schedule-dialog.tsx'
import { TextDialog } from './dialogs/text-dialog.tsx'
import type { SourceActions } from './use-sources.ts'

interface SourceMenuProps {
  source: ApiSource
  rights: ReturnType<typeof sourceRights>
  actions: SourceActions
  onOpen(): void
  onRun(): void
  onReplace(): void
}

type Asked = 'name' | 'address' | 'schedule' | 'rollback' | 'removal'

/** All that can be done with a source. */
export function SourceMenu({ source, rights, actions, onOpen, onRun, onReplace }: SourceMenuProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const { name, address, pausedAt, canRun, run: lastRun } = source
  const ask = (what: Asked) => () => setAsked(what)
  const items: MenuItem[] = [
    { label: 'Open', icon: Rows3, run: onOpen },
    ...(rights.mayRun ? [{ label: 'Run now', icon: RefreshCw, run: onRun }] : []),
    ...(rights.mayReplace ? [{ label: 'Replace file', icon: FileUp, run: onReplace }] : []),
    ...(lastRun?.canRollBack ? [{ label: 'Roll back the last run', icon: Undo2, run: ask('rollback') }] : []),
    ...(rights.mayChange
      ? [
          { label: 'Rename', icon: Pencil, apart: true, run: ask('name') },
          ...(address === null ? [] : [{ label: 'Change the address', icon: Link2, run: ask('address') }]),
          ...(canRun ? [{ label: 'How often', icon: CalendarClock, run: ask('schedule') }] : []),
          pausedAt === null
            ? { label: 'Pause', icon: Pause, run: () => void actions.setPaused(source, true) }
            : { label: 'Resume', icon: Play, run: () => void actions.setPaused(source, false) },
          { label: 'Remove', icon: Trash2, apart: true, run: ask('removal') },
        ]
      : []),
  ]
  return (
    <>
      <Menu label={`More for ${name}`} icon={Ellipsis} look="ghost" unavailable={undefined} items={items} />
      <TextDialog
        open={asked === 'name'}
        title={`Rename ${name}`}
        label="Name"
        value={name}
        mostLength={SOURCE_NAME_LENGTH}
        action="Rename"
        onClose={close}
        onSubmit={(next) => actions.rename(source, next)}
      />
      <TextDialog
        open={asked === 'address'}
        title={`Address of ${name}`}
        label="Address"
        value={address ?? ''}
        mostLength={2000}
        action="Change the address"
        onClose={close}
        onSubmit={(next) => actions.moveTo(source, next)}
      />
      <ScheduleDialog open={asked === 'schedule'} {...{ source, actions }} onClose={close} />
      <RollBack
        run={
          asked === 'rollback' && lastRun !== null ? { id: lastRun.id, source: name, counts: lastRun } : null
        }
        onClose={close}
        onDone={() => void actions.refresh()}
      />
      <RemoveDialog open={asked === 'removal'} {...{ source, actions }} onClose={close} />
    </>
  )
}
