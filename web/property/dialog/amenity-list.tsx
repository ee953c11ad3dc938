import {
  BrickWall,
  Briefcase,
  Construction,
  DoorOpen,
  Droplets,
  Fence,
  Lightbulb,
  type LucideIcon,
  PanelBottom,
  Truck,
  Zap,
} from 'lucide-react'
import { type Amenity, detectAmenities } from '../../../sync/domain/amenities/detect-amenities.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { amenityField } from './amenity-field.ts'
import styles from './amenity-list.module.css'
import { Figure } from './figure.tsx'

const ICONS: Record<Amenity['kind'], LucideIcon> = {
  crane: Construction,
  sprinkler: Droplets,
  power: Zap,
  lighting: Lightbulb,
  office: Briefcase,
  dock: DoorOpen,
  grade: PanelBottom,
  tiltwall: BrickWall,
  yard: Fence,
  truckCourt: Truck,
}

/** What the notes and the columns say the property has. */
export function AmenityList({ property }: { property: Property }) {
  const amenities = detectAmenities(property)
  return (
    <section>
      <h3 className={styles.title}>Amenities & Features</h3>
      {amenities.length === 0 ? (
        <p className={styles.none}>No specific amenities listed</p>
      ) : (
        <ul className={styles.amenities}>
          {amenities.map(({ kind, label }) => {
            const Icon = ICONS[kind]
            return (
              <li key={kind} className={styles.amenity}>
                <Icon size={16} strokeWidth={1.75} aria-hidden />
                <Figure field={amenityField(property, kind)} words={label} />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
