import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { newCompListId } from '../../../sync/comp-lists/new-comp-list-id.ts'
import type { Geocoded } from '../../../sync/domain/place/geocoded.ts'
import type { CompListDetails, NewCompList } from '../../data/comp-lists/comp-list-writes.ts'
import { useCompListWrites } from '../../data/comp-lists/use-comp-list-writes.ts'
import { mayArrive } from '../../data/requests/write-outcome.ts'
import { tellOutcome } from '../../ui/layers/tell-outcome.ts'
import { createWords } from '../comp-list-words.ts'

const NEW_COMP_LIST: CompListDetails = { name: '', description: null, centerAddress: null, isPublic: false }

/** Creates comp lists with what `CompListForm` asks for. A list that is refused opens in the form again. */
export function useCreation() {
  const writes = useCompListWrites()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  /** The list that was refused, while its form is not cleared. */
  const refused = useRef<NewCompList | null>(null)

  async function create(typed: Partial<CompListDetails>, place: Geocoded | null): Promise<boolean> {
    if (writes === null) return false
    setOpen(false)
    const id = refused.current?.id ?? newCompListId()
    const list: NewCompList = {
      id,
      ...NEW_COMP_LIST,
      ...typed,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      radius: null,
      subjectPropertyId: place?.propertyId ?? null,
      filters: null,
      comps: [],
    }
    const view = () => void navigate({ to: '/comp-lists/$id', params: { id: String(id) } })
    const isTaken = mayArrive(await tellOutcome(writes.create(list), createWords(view)))
    refused.current = isTaken ? null : list
    if (!isTaken) setOpen(true)
    return isTaken
  }

  return {
    isPossible: writes !== null,
    open: () => setOpen(true),
    form: {
      open: isOpen,
      onClose(isThrownAway: boolean) {
        setOpen(false)
        if (!isThrownAway || refused.current === null) return
        writes?.forget({ kind: 'create', list: refused.current })
        refused.current = null
      },
      title: 'Create New Comp List',
      action: 'Create',
      initial: NEW_COMP_LIST,
      onSubmit: create,
    },
  }
}
