import { Badge } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { formatPartialDate } from '../../sync/domain/dates/format-date.ts'
import { valueInWords } from '../../sync/domain/fields/field-words.ts'
import { formatRent, NO_RENT, NOT_AVAILABLE, RENT_UNITS } from '../../sync/domain/format.ts'
import { addressLine } from '../../sync/domain/place/address-line.ts'
import type { Property } from '../../sync/domain/property.ts'
import { RentTierDot } from '../property/rent-tier-dot.tsx'
import styles from './since-strip.module.css'

const KINDS = {
  new: { label: 'New', color: 'grass' },
  changed: { label: 'Changed', color: 'indigo' },
  expiring: { label: 'Expiring', color: 'amber' },
} as const

interface MorningRowProps {
  kind: keyof typeof KINDS
  property: Property
  /** In one line; of a lease that ends, who and when. */
  happened?: string
}

/** One thing that happened, or is about to, and the property's main figures. */
export function MorningRow({ kind, property, happened = endsWords(property) }: MorningRowProps) {
  const { label, color } = KINDS[kind]
  const { id, name, rentPerSf, leaseType, squareFootage, clearHeight } = property
  const address = addressLine(property, 'short')
  return (
    <li className={styles.row}>
      <Badge color={color} className={styles.kind}>
        {label}
      </Badge>
      <span className={styles.property}>
        <RentTierDot rentPerSf={rentPerSf} />
        <span className={styles.names}>
          <Link to="/search" search={{ property: id }} className={styles.name} title={name}>
            {name}
          </Link>
          {address !== NOT_AVAILABLE && <span className={styles.address}>{address}</span>}
        </span>
      </span>
      <span className={styles.was} title={happened}>
        {happened}
      </span>
      <span className={styles.rent}>
        {rentPerSf === null ? (
          <small>{NO_RENT}</small>
        ) : (
          <>
            <strong>{formatRent(rentPerSf, 'month')}</strong>{' '}
            <small>
              <span className={styles.perSf}>{RENT_UNITS.month} </span>
              <span className={styles.lease}>{leaseType}</span>
            </small>
          </>
        )}
      </span>
      <span className={styles.size}>
        {squareFootage !== null && valueInWords('squareFootage', squareFootage, 'month')}
      </span>
      <span className={styles.clear}>
        {clearHeight !== null && valueInWords('clearHeight', clearHeight, 'month')}
      </span>
    </li>
  )
}

/** What a new property brings: `Asking`, `Renewal, Bayou Pipe`, `Sale, Gulf Partners`. */
export function dealWords({ status, dealType, tenant, saleDate, buyer }: Property): string {
  if (status === 'Asking') return 'Asking'
  const isSale = status === 'Sold' || (tenant === null && saleDate !== null)
  const [deal, party] = isSale ? ['Sale', buyer] : [dealType ?? (tenant === null ? null : 'Lease'), tenant]
  return [deal, party].filter((part) => part !== null).join(', ')
}

function endsWords({ tenant, expiration }: Property): string {
  const ends = formatPartialDate(expiration, 'short').replaceAll(' ', '\u00a0')
  return [ends, tenant].filter((part) => part !== null).join(' · ')
}
