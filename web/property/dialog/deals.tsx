import { useEffect, useId, useState } from 'react'
import { buildingSlots } from '../../../sync/book/building-slots.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { formatRent, formatSquareFeet, NOT_AVAILABLE, type RentUnit } from '../../../sync/domain/format.ts'
import { formatPartialDate } from '../../../sync/domain/format-date.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { useBook } from '../../data/book/book.tsx'
import { useCorrections } from '../../data/corrections/corrections.ts'
import { AddDeal } from '../adding/by-hand.tsx'
import { CorrectedDot } from '../corrections/corrected-dot.tsx'
import { useOpenProperty } from '../use-open-property.ts'
import styles from './deals.module.css'
import { SETTLING_MS } from './settling.ts'

/** More than anybody reads in a dialog. */
const MOST_DEALS = 50

/** The deals at the building of a property, newest first, where there are others than this one; and the way to add one. */
export function Deals({ property, unit }: { property: Property; unit: RentUnit }) {
  const title = useId()
  const deals = useDeals(property)
  const { openProperty } = useOpenProperty()
  if (deals.length < 2) {
    return (
      <p>
        <AddDeal property={property} />
      </p>
    )
  }
  return (
    <section aria-labelledby={title}>
      <div className={styles.head}>
        <h3 id={title} className={styles.title}>
          {deals.length} deals at this building
        </h3>
        <AddDeal property={property} />
      </div>
      <table className={styles.deals}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Tenant or buyer</th>
            <th scope="col">Area</th>
            <th scope="col">Rent</th>
          </tr>
        </thead>
        <tbody>
          {deals.slice(0, MOST_DEALS).map((deal) => (
            <tr key={deal.id} aria-current={deal.id === property.id || undefined}>
              <td>{formatPartialDate(dateOf(deal), 'short')}</td>
              <td>
                <button
                  type="button"
                  onClick={() => openProperty(deal.id)}
                  disabled={deal.id === property.id}
                >
                  {whoOf(deal)}
                </button>
              </td>
              <td>{formatSquareFeet(deal.leasedSf ?? deal.squareFootage)}</td>
              <td>
                <DealRent deal={deal} unit={unit} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function DealRent({ deal, unit }: { deal: Property; unit: RentUnit }) {
  const isCorrected = useCorrections(deal.id).has('rentPerSf')
  return (
    <>
      {isCorrected && <CorrectedDot />}
      {deal.rentPerSf === null ? NOT_AVAILABLE : formatRent(deal.rentPerSf, unit)}
    </>
  )
}

/** Found once the dialog stands: the book is gone through for it. */
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
  return found?.id === property.id ? found.deals : []
}

function dateOf({ dateSigned, saleDate, commencement, expiration }: Property): string | null {
  return dateSigned ?? saleDate ?? commencement ?? expiration
}

function newestFirst(a: Property, b: Property): number {
  const [one, other] = [dateOf(a) ?? '', dateOf(b) ?? '']
  return one === other ? (a.id < b.id ? -1 : 1) : one < other ? 1 : -1
}

function whoOf({ tenant, buyer, suite, status, name }: Property): string {
  const who = tenant ?? buyer ?? (suite === null ? null : `Suite ${suite}`) ?? name
  return status === null ? who : `${who} (${status.toLowerCase()})`
}
