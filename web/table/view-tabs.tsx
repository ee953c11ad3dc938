import { MoreHorizontal, Plus, Trash2, User, Users } from 'lucide-react'
import { useRef, useState } from 'react'
import { useMay } from '../data/session/use-may.ts'
import { Menu, type MenuItem } from '../ui/layers/menu.tsx'
import { Popover } from '../ui/layers/popover.tsx'
import { SaveViewForm } from './save-view-form.tsx'
import styles from './table-bar.module.css'
import type { SavedViews } from './use-saved-views.ts'

/** The saved views, the built-in ones, and the way to save another. */
export function ViewTabs({ saved }: { saved: SavedViews }) {
  const { views, shown, ownNames, canSave, show, save } = saved
  const button = useRef<HTMLButtonElement>(null)
  const [isSaving, setSaving] = useState(false)
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
      <OfShown saved={saved} />
      {canSave && (
        <button
          ref={button}
          type="button"
          className={styles.view}
          aria-haspopup="dialog"
          aria-expanded={isSaving}
          onClick={() => setSaving(true)}
        >
          <Plus size={13} strokeWidth={1.75} aria-hidden />
          Save view
        </button>
      )}
      {isSaving && button.current !== null && (
        <Popover
          beside={button.current}
          width={288}
          align="start"
          label="Save view"
          onClose={() => setSaving(false)}
        >
          <SaveViewForm
            taken={ownNames}
            onSave={(name, isPrivate) => {
              setSaving(false)
              save(name, isPrivate)
              button.current?.focus()
            }}
          />
        </Popover>
      )}
    </>
  )
}

/** What can be done with the view that is shown; nothing where it is somebody else's. */
function OfShown({ saved: { shown, setPrivate, remove } }: { saved: SavedViews }) {
  const mayShare = useMay('shareViews')
  if (shown === null) return null
  const items: MenuItem[] = []
  if (setPrivate !== null && shown.isPrivate && mayShare) {
    items.push({ label: 'Share with the team', icon: Users, run: () => setPrivate(shown, false) })
  }
  if (setPrivate !== null && !shown.isPrivate) {
    items.push({ label: 'Make private', icon: User, run: () => setPrivate(shown, true) })
  }
  if (remove !== null) items.push({ label: 'Delete view', icon: Trash2, run: () => remove(shown) })
  if (items.length === 0) return null
  return (
    <Menu
      label={`More for ${shown.name}`}
      icon={MoreHorizontal}
      look="ghost"
      items={items}
      unavailable={undefined}
    />
  )
}
