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
import { isInColumns } from '../../../../sync/domain/amenities/amenity-facts.ts'
import { type Amenity, detectAmenities } from '../../../../sync/domain/amenities/detect-amenities.ts'
import type { FieldName } from '../../../../sync/domain/fields.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import { Figure } from '../figure.tsx'
import styles from './amenity-list.module.css'

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

const COLUMNS = {
  crane: 'craneTons',
  sprinkler: 'sprinklers',
  power: 'power',
  office: 'officeSf',
  dock: 'dockDoors',
  grade: 'gradeDoors',
  truckCourt: 'truckCourtFeet',
  lighting: 'notes',
  tiltwall: 'notes',
  yard: 'notes',
} as const satisfies Record<Amenity['kind'], FieldName>

/** The field that says the amenity is there: its own column, else the notes. */
function amenityField(property: Property, kind: Amenity['kind']): FieldName {
  return isInColumns(property, kind) ? COLUMNS[kind] : 'notes'
}
