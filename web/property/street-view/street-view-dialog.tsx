import { Button } from '@radix-ui/themes'
import { ArrowUpRight, Navigation } from 'lucide-react'
import { addressLine } from '../../../sync/domain/place/address-line.ts'
import { directionsHref, propertyMapsHref } from '../../../sync/domain/place/place-links.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { StreetViewTabs } from './street-view-tabs.tsx'

export interface StreetViewDialogProps {
  open: boolean
  property: Property
  onClose(): void
}

/** What can be seen of the property from the street and from above, and the way there. */
export function StreetViewDialog({ open, property, onClose }: StreetViewDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={property.name}
      description={addressLine(property)}
      width={760}
      footer={
        <>
          <Button asChild variant="outline" color="gray">
            <a href={directionsHref(property)} target="_blank" rel="noopener noreferrer">
              <Navigation size={14} strokeWidth={1.75} aria-hidden />
              Directions
            </a>
          </Button>
          <Button asChild variant="outline" color="gray">
            <a href={propertyMapsHref(property)} target="_blank" rel="noopener noreferrer">
              <ArrowUpRight size={14} strokeWidth={1.75} aria-hidden />
              Open in Maps
            </a>
          </Button>
        </>
      }
    >
      <StreetViewTabs property={property} />
    </Dialog>
  )
}
