import { Button } from '@radix-ui/themes'
import { Plus, Trash2 } from 'lucide-react'
import type { Property } from '../../../../sync/domain/property.ts'
import { isByHand } from '../../../../sync/domain/records/hand-source.ts'
import { usePropertyWrites } from '../../../data/corrections/property-writes.ts'
import { useMay } from '../../../data/session/use-may.ts'
import { openAddComp } from '../../adding/comp-form-store.ts'
import { tell } from '../../corrections/change-property.ts'
import { useSources } from './source-context.ts'

/** Opens the form for another deal at the building of a property. */
export function AddDeal({ property }: { property: Property }) {
  if (!useMay('correct')) return null
  return (
    <Button size="1" variant="outline" color="gray" onClick={() => openAddComp(property)}>
      <Plus size={14} strokeWidth={1.75} aria-hidden />
      Add a deal
    </Button>
  )
}

/** Removes a comp that was typed and closes its dialog; nothing for what a source gives. */
export function RemoveByHand({ property }: { property: Property }) {
  const writes = usePropertyWrites()
  const { close } = useSources()
  const mayRemove = useMay('correct') && isByHand(property)
  if (!mayRemove || writes === null) return null
  const remove = () => {
    close()
    void tell(writes.remove(property), { words: 'Comp removed', undo: () => writes.restore(property) })
  }
  return (
    <p>
      <Button size="1" variant="outline" color="red" onClick={remove}>
        <Trash2 size={14} strokeWidth={1.75} aria-hidden />
        Remove this comp
      </Button>
    </p>
  )
}
