import { ListPlus } from 'lucide-react'
import type { Property } from '../../sync/domain/property.ts'
import { CardButton } from '../ui/buttons/card-button.tsx'
import { addOneToCompList } from './addition-store.ts'

const ICON = <ListPlus size={15} strokeWidth={1.75} aria-hidden />

interface AddToListButtonProps {
  property: Property
  /** As of the card it stands on. */
  tabbable: boolean
}

/** Adds a property to a comp list from its card. */
export function AddToListButton({ property, tabbable }: AddToListButtonProps) {
  return (
    <CardButton
      icon={ICON}
      tooltip="Add to comp list"
      label={`Add ${property.name} to a comp list`}
      tabbable={tabbable}
      onClick={() => addOneToCompList(property)}
    />
  )
}
