import { PersonStanding } from 'lucide-react'
import { useState } from 'react'
import type { Property } from '../../../sync/domain/property.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { StreetView } from './street-view.tsx'
import styles from './street-view-button.module.css'

interface StreetViewButtonProps {
  property: Property
  /** As of the card it stands on. */
  tabbable: boolean
}

/** Opens the street view of a property from its card. Lies above the card's own target. */
export function StreetViewButton({ property, tabbable }: StreetViewButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Tooltip content="Street view">
        <button
          type="button"
          className={styles.button}
          aria-label={`Street view of ${property.name}`}
          aria-haspopup="dialog"
          tabIndex={tabbable ? 0 : -1}
          onClick={() => setOpen(true)}
        >
          <PersonStanding size={15} strokeWidth={1.75} aria-hidden />
        </button>
      </Tooltip>
      <StreetView open={isOpen} property={property} onClose={() => setOpen(false)} />
    </>
  )
}
