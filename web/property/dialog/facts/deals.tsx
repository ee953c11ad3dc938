import { useId } from 'react'
import { formatPartialDate } from '../../../../sync/domain/dates/format-date.ts'
import { formatRent, formatSquareFeet, NOT_AVAILABLE, type RentUnit } from '../../../../sync/domain/format.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import { useCorrections } from '../../../data/corrections/corrections.ts'
import { CorrectedDot } from '../../corrections/corrected-dot.tsx'
import { useOpenProperty } from '../../use-open-property.ts'
import { AddDeal } from '../source/by-hand.tsx'
import { dealDate, dealParty } from './deal-words.ts'
import styles from './deals.module.css'

/** More than anybody reads in a dialog. */
const MOST_DEALS = 50

interface DealsProps {
  property: Property
  deals: readonly Property[]
  unit: RentUnit
}

/** The deals at the building of a property, newest first, where there are others than this one; and the way to add one. */
export function Deals({ property, deals, unit }: DealsProps) {
  const title = useId()
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
              <td>{formatPartialDate(dealDate(deal), 'short')}</td>
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

function whoOf(deal: Property): string {
  const who = dealParty(deal)
  return deal.status === null ? who : `${who} (${deal.status.toLowerCase()})`
}
