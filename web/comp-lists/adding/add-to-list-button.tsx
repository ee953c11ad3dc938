import { ListPlus } from 'lucide-react'
import type { Property } from '../../../sync/domain/property.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import styles from './add-to-list-button.module.css'
import { addOneToCompList } from './addition-store.ts'

interface AddToListButtonProps {
  property: Property
  /** As of the card it stands on. */
  tabbable: boolean
}

/** Adds a property to a comp list from its card. Lies above the card's own target. */
export function AddToListButton({ property, tabbable }: AddToListButtonProps) {
  return (
    <Tooltip content="Add to comp list">
      <button
        type="button"
        className={styles.button}
        aria-label={`Add ${property.name} to a comp list`}
        aria-haspopup="dialog"
        tabIndex={tabbable ? 0 : -1}
        onClick={() => addOneToCompList(property)}
      >
        <ListPlus size={15} strokeWidth={1.75} aria-hidden />
      </button>
    </Tooltip>
  )
}
