import { PersonStanding } from 'lucide-react'
import { useState } from 'react'
import type { Property } from '../../../sync/domain/property.ts'
import { CardButton } from '../../ui/buttons/card-button.tsx'
import { StreetView } from './street-view.tsx'

const ICON = <PersonStanding size={15} strokeWidth={1.75} aria-hidden />

interface StreetViewButtonProps {
  property: Property
  /** As of the card it stands on. */
  tabbable: boolean
}

/** Opens the street view of a property from its card. */
export function StreetViewButton({ property, tabbable }: StreetViewButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CardButton
        icon={ICON}
        tooltip="Street view"
        label={`Street view of ${property.name}`}
        tabbable={tabbable}
        onClick={() => setOpen(true)}
      />
      <StreetView open={isOpen} property={property} onClose={() => setOpen(false)} />
    </>
  )
}
