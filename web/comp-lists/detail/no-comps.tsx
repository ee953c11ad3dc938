import { Button } from '@radix-ui/themes'
import { Building2, Plus } from 'lucide-react'
import { Empty } from '../../ui/states.tsx'

/** A list without a property. */
export function NoComps({ onAdd }: { onAdd: (() => void) | null }) {
  return (
    <Empty
      icon={Building2}
      title="No properties in this list yet"
      reason={
        onAdd === null
          ? 'Its owner has not added any.'
          : 'Add them here one by one, or from any card, the selection or a whole result of a search.'
      }
    >
      {onAdd !== null && (
        <Button variant="outline" color="gray" onClick={onAdd}>
          <Plus size={15} strokeWidth={1.75} aria-hidden />
          Add Your First Property
        </Button>
      )}
    </Empty>
  )
}
