import { MoreHorizontal, Pencil, Plus, Trash2, User, Users } from 'lucide-react'
import { useRef, useState } from 'react'
import { useMay } from '../data/session/use-may.ts'
import type { SyncedView } from '../data/views.ts'
import { Confirm } from '../ui/layers/confirm.tsx'
import { Menu, type MenuItem } from '../ui/layers/menu.tsx'
import { Popover } from '../ui/layers/popover.tsx'
import { SaveViewForm } from './save-view-form.tsx'
import styles from './table-bar.module.css'
import type { SavedViews } from './use-saved-views.ts'

/** The saved views, the built-in ones, and the way to save another. */
export function ViewTabs({ saved }: { saved: SavedViews }) {
  const { views, shown, ownNames, canSave, show, save, change } = saved
  const button = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState<'save' | 'rename' | null>(null)
  return (
    <>
      <span aria-hidden className={styles.line} />
      {views.map((view) => {
        const Icon = view.isPrivate ? User : Users
        return (
          <button
            key={view.id}
            type="button"
            className={styles.view}
            aria-pressed={view.id === shown?.id}
            data-tooltip={
              view.isPrivate ? 'Only you see this view' : `Shared by ${view.author?.name ?? 'your team'}`
            }
            onClick={() => show(view)}
          >
            <Icon size={13} strokeWidth={1.75} aria-hidden />
            {view.name}
          </button>
        )
      })}
      <OfShown saved={saved} onRename={() => setAsked('rename')} onRemoved={() => button.current?.focus()} />
      {canSave && (
        <button
          ref={button}
          type="button"
          className={styles.view}
          aria-haspopup="dialog"
          aria-expanded={asked === 'save'}
          onClick={() => setAsked('save')}
        >
          <Plus size={13} strokeWidth={1.75} aria-hidden />
          Save view
        </button>
      )}
      {asked !== null && button.current !== null && (
        <Popover
          beside={button.current}
          width={288}
          align="start"
          label={asked === 'save' ? 'Save view' : 'Rename view'}
          onClose={() => setAsked(null)}
        >
          <SaveViewForm
            taken={ownNames}
            renames={asked === 'rename' && shown !== null ? shown : undefined}
            onSave={(name, isPrivate) => {
              setAsked(null)
              if (asked === 'save') save(name, isPrivate)
              else if (shown !== null) change?.(shown, { name, isPrivate })
              button.current?.focus()
            }}
          />
        </Popover>
      )}
    </>
  )
}

interface OfShownProps {
  saved: SavedViews
  onRename(): void
  onRemoved(): void
}

/** What can be done with the view that is shown; nothing where it is somebody else's. */
function OfShown({ saved: { shown, change, remove }, onRename, onRemoved }: OfShownProps) {
  const mayShare = useMay('shareViews')
  const [asked, setAsked] = useState<SyncedView | null>(null)
  if (shown === null) return null
  const removeNow = (view: SyncedView) => {
    remove?.(view)
    onRemoved()
  }
  const items: MenuItem[] = []
  if (change !== null) items.push({ label: 'Rename view', icon: Pencil, run: onRename })
  if (change !== null && shown.isPrivate && mayShare) {
    items.push({ label: 'Share with the team', icon: Users, run: () => change(shown, { isPrivate: false }) })
  }
  if (change !== null && !shown.isPrivate) {
    items.push({ label: 'Make private', icon: User, run: () => change(shown, { isPrivate: true }) })
  }
  if (remove !== null) {
    // Somebody else's is theirs to save again, so there is no undo.
    const run = () => (change === null ? setAsked(shown) : removeNow(shown))
    items.push({ label: 'Delete view', icon: Trash2, run })
  }
  if (items.length === 0) return null
  return (
    <>
      <Menu
        label={`More for ${shown.name}`}
        icon={MoreHorizontal}
        look="ghost"
        items={items}
        unavailable={undefined}
      />
      <Confirm
        open={asked !== null}
        title="Delete view"
        question={`“${asked?.name}” is a view of ${asked?.author?.name ?? 'a teammate'}, shared with the team. Are you sure you want to delete it? This action cannot be undone.`}
        action="Delete"
        onConfirm={() => asked && removeNow(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
