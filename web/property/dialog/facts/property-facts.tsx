import { ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { buildingSlots } from '../../../../sync/book/building-slots.ts'
import { propertyAt } from '../../../../sync/book/property-at.ts'
import { fieldOf } from '../../../../sync/domain/fields/field-list.ts'
import { NOT_AVAILABLE, type RentUnit } from '../../../../sync/domain/format.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import { useBook } from '../../../data/book/book.tsx'
import { Attachments } from '../../attachments/attachments.tsx'
import { LazyLeaseEconomics } from '../../economics/lazy-lease-economics.tsx'
import { Figure } from '../figure.tsx'
import { SETTLING_MS } from '../settling.ts'
import { RemoveByHand } from '../source/by-hand.tsx'
import { AmenityList } from './amenity-list.tsx'
import { borrowedFacts } from './borrowed-facts.ts'
import { dealDate } from './deal-words.ts'
import { Deals } from './deals.tsx'
import { FactList } from './fact-list.tsx'
import { additionalFacts, buildingFacts, financialFacts, leaseFacts } from './facts.ts'
import { KeyStats } from './key-stats.tsx'
import styles from './property-facts.module.css'

const NONE: readonly Property[] = []

/** Everything that is known of a property: the building once, then this deal, then all deals at the building. */
export function PropertyFacts({ property, unit }: { property: Property; unit: RentUnit }) {
  const financial = financialFacts(property)
  const deals = useDeals(property)
  const building = [...buildingFacts(property), ...borrowedFacts(property, deals)]
  return (
    <div className={styles.facts}>
      <div className={styles.top}>
        <div className={styles.picture}>
          <ImageOff size={18} strokeWidth={1.5} aria-hidden />
          <span>Property image not available</span>
        </div>
        <KeyStats property={property} unit={unit} />
      </div>
      <AmenityList property={property} />
      <div className={styles.pair}>
        {building.length > 0 && <FactList title="Building" facts={building} />}
        <FactList title="Lease Terms" facts={leaseFacts(property, unit)} />
        {financial !== null && <FactList title="Financial Information" facts={financial} />}
        <FactList title="Additional Information" facts={additionalFacts(property)} />
      </div>
      <LazyLeaseEconomics
        property={property}
        unit={unit}
        steps={
          <Figure
            field="rentSteps"
            of={fieldOf('rentSteps').label}
            words={property.rentSteps ?? NOT_AVAILABLE}
            withSource
          />
        }
      />
      <Deals property={property} deals={deals} unit={unit} />
      <section>
        <h3 className={styles.title}>Description</h3>
        <p className={styles.description}>
          <Figure field="notes" of="Description" words={property.notes ?? NOT_AVAILABLE} quiet />
        </p>
      </section>
      <Attachments propertyId={property.id} />
      <RemoveByHand property={property} />
    </div>
  )
}

/** The deals at the building of a property, newest first, itself among them. Found once the dialog stands. */
function useDeals(property: Property): readonly Property[] {
  const { book } = useBook()
  const [found, setFound] = useState<{ id: string; deals: readonly Property[] } | null>(null)
  useEffect(() => {
    if (book === null) return
    const timer = setTimeout(() => {
      const deals = buildingSlots(book, property).map((slot) => propertyAt(book, slot))
      setFound({ id: property.id, deals: deals.sort(newestFirst) })
    }, SETTLING_MS)
    return () => clearTimeout(timer)
  }, [book, property])
  return found?.id === property.id ? found.deals : NONE
}

function newestFirst(a: Property, b: Property): number {
  const [one, other] = [dealDate(a) ?? '', dealDate(b) ?? '']
  return one === other ? (a.id < b.id ? -1 : 1) : one < other ? 1 : -1
}
