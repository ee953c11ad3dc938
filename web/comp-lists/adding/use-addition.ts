import { useNavigate } from '@tanstack/react-router'
import { compOf } from '../../../sync/comp-lists/comp-of.ts'
import { newCompListId } from '../../../sync/comp-lists/new-comp-list-id.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import type { SyncedCompList } from '../../data/comp-lists/comp-lists.ts'
import { useCompListWrites } from '../../data/comp-lists/use-comp-list-writes.ts'
import type { Addition } from '../../property/addition-store.ts'
import { tellOutcome } from '../../ui/layers/tell-outcome.ts'
import { compListCreatedWith, LIST_MESSAGES } from '../../ui/list-messages.ts'
import { ADD_WORDS, createWords, REMOVE_WORDS } from '../comp-list-words.ts'

export interface AdditionActions {
  isPossible: boolean
  /** Puts the properties into a list that is there. */
  addTo(list: SyncedCompList): void
  /** Makes a list of them. */
  create(name: string, isPublic: boolean): void
}

/** Adds properties to a list, old or new, and tells what became of it. */
export function useAddition(addition: Addition, onDone: () => void): AdditionActions {
  const writes = useCompListWrites()
  const navigate = useNavigate()
  const view = (id: number) => void navigate({ to: '/comp-lists/$id', params: { id: String(id) } })

  async function addTo({ id, name, entries }: SyncedCompList) {
    if (writes === null) return
    onDone()
    const present = new Set(entries.map(({ propertyId }) => propertyId))
    const comps = addition.properties().filter((property) => !present.has(property.id))
    const ids = comps.map((property) => property.id)
    const takeBack = () => void tellOutcome(writes.removeComps(id, ids), REMOVE_WORDS)
    await tellOutcome(
      writes.addComps(
        id,
        comps.map((property) => compOf(property)),
      ),
      {
        ...ADD_WORDS,
        saved: {
          title: addedTitle(ids.length),
          description: name,
          action: { label: 'Undo', words: `Take them out of ${name} again`, run: takeBack },
        },
      },
    )
  }

  async function create(name: string, isPublic: boolean) {
    if (writes === null) return
    onDone()
    const id = newCompListId()
    const {
      center = null,
      centerAddress = null,
      radius = null,
      subjectPropertyId = null,
      filters = null,
    } = addition.origin ?? {}
    const comps = addition
      .properties()
      .filter((property) => property.id !== subjectPropertyId)
      .map((property) => compOf(property))
    const list = {
      id,
      name,
      description: null,
      centerAddress,
      isPublic,
      latitude: center?.latitude ?? null,
      longitude: center?.longitude ?? null,
      radius,
      subjectPropertyId,
      filters,
      comps,
    }
    await tellOutcome(writes.create(list), {
      ...createWords(() => view(id)),
      saved: {
        title: compListCreatedWith(name.trim(), comps.length),
        action: { label: 'View', run: () => view(id) },
      },
    })
  }

  return {
    isPossible: writes !== null,
    addTo: (list) => void addTo(list),
    create: (name, isPublic) => void create(name, isPublic),
  }
}

function addedTitle(count: number): string {
  return count === 1 ? LIST_MESSAGES.compAdded : `${formatCount(count)} properties added to comp list`
}
