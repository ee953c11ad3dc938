import { useNavigate } from '@tanstack/react-router'
import { Ellipsis, Lock, Pencil, Trash2, Users } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Geocoded } from '../../../../sync/domain/place/geocoded.ts'
import type { ChangedCompList, CompListDetails } from '../../../data/comp-lists/comp-list-writes.ts'
import type { SyncedCompList } from '../../../data/comp-lists/comp-lists.ts'
import { useCompListWrites } from '../../../data/comp-lists/use-comp-list-writes.ts'
import { mayArrive } from '../../../data/requests/write-outcome.ts'
import { useMay } from '../../../data/session/use-may.ts'
import { whatChanged } from '../../../data/what-changed.ts'
import { Confirm } from '../../../ui/layers/confirm.tsx'
import { Menu } from '../../../ui/layers/menu.tsx'
import { tellOutcome } from '../../../ui/layers/tell-outcome.ts'
import { DETAILS_WORDS } from '../../comp-list-words.ts'
import { CompListForm } from '../../form/comp-list-form.tsx'
import { useListDeletion } from '../../use-list-deletion.ts'

/** What its owner can do with the list as a whole. */
export function ListMenu({ list }: { list: SyncedCompList }) {
  const writes = useCompListWrites()
  const mayShare = useMay('shareCompLists')
  const navigate = useNavigate()
  const [isEditing, setEditing] = useState(false)
  const deletion = useListDeletion(() => void navigate({ to: '/comp-lists' }))
  const { id, name, description, centerAddress, isPublic } = list
  const details: CompListDetails = { name, description, centerAddress, isPublic }
  /** What was refused, while the form still has it. */
  const refused = useRef<ChangedCompList | null>(null)

  async function save(changed: ChangedCompList): Promise<boolean> {
    return writes !== null && mayArrive(await tellOutcome(writes.edit(id, changed), DETAILS_WORDS))
  }
  async function edit(typed: Partial<CompListDetails>, place: Geocoded | null): Promise<boolean> {
    setEditing(false)
    const changed: ChangedCompList = whatChanged(details, typed)
    if (Object.keys(changed).length === 0) return true
    // An address that has not changed keeps its place; a new one gets the place that was found, if any.
    if (changed.centerAddress !== undefined)
      changed.center = place && { latitude: place.latitude, longitude: place.longitude }
    const isTaken = await save(changed)
    refused.current = isTaken ? null : changed
    if (!isTaken) setEditing(true)
    return isTaken
  }

  return (
    <>
      <Menu
        label="More for this list"
        icon={Ellipsis}
        look="ghost"
        unavailable={undefined}
        items={[
          { label: 'Edit details', icon: Pencil, run: () => setEditing(true) },
          ...(mayShare
            ? [
                {
                  label: isPublic ? 'Stop sharing with the team' : 'Share with the team',
                  icon: isPublic ? Lock : Users,
                  run: () => void save({ isPublic: !isPublic }),
                },
              ]
            : []),
          { label: 'Delete', icon: Trash2, apart: true, run: () => deletion.ask(list) },
        ]}
      />
      <CompListForm
        open={isEditing}
        onClose={(isThrownAway) => {
          setEditing(false)
          if (!isThrownAway || refused.current === null) return
          writes?.forget({ kind: 'edit', id, details: refused.current })
          refused.current = null
        }}
        title="Edit details"
        action="Save"
        initial={details}
        onSubmit={edit}
      />
      <Confirm {...deletion.confirm} />
    </>
  )
}
