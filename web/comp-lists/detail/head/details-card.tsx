import { Link } from '@tanstack/react-router'
import { memo, type ReactNode } from 'react'
import { NOT_AVAILABLE } from '../../../../sync/domain/format.ts'
import { formatRadius } from '../../../../sync/domain/proximity.ts'
import { createdOn, heldWords } from '../../comp-list-words.ts'
import type { ListSet } from '../use-list-screen.ts'
import styles from './details-card.module.css'

/** Where a list is, what it holds, and what it was made with. */
export const DetailsCard = memo(function DetailsCard({ set: { list, comps, isOwn } }: { set: ListSet }) {
  const { centerAddress, radius, createdAt, owner, filters, latitude, longitude } = list
  const place =
    centerAddress ??
    (latitude !== null && longitude !== null ? `${latitude.toFixed(6)}, ${longitude.toFixed(6)}` : null)
  return (
    <section className={styles.card} aria-label="Details">
      <dl className={styles.facts}>
        <Fact label="Center Location" missing={place === null}>
          {place ?? NOT_AVAILABLE}
        </Fact>
        <Fact label="Search Radius" missing={radius === null}>
          {radius === null ? NOT_AVAILABLE : `${formatRadius(radius)} ${radius === 1 ? 'mile' : 'miles'}`}
        </Fact>
        <Fact label="Properties">{heldWords(comps.included.length, comps.excluded.length)}</Fact>
        <Fact label="Created">{createdOn(createdAt)}</Fact>
        {!isOwn && owner !== undefined && <Fact label="Owner">{owner.name}</Fact>}
      </dl>
      {filters !== null && (filters.words.length > 0 || filters.href !== null) && (
        <div className={styles.made}>
          <span className={styles.label}>Search criteria</span>
          <ul className={styles.words}>
            {filters.words.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          {filters.href !== null && (
            <Link to={filters.href} className="link">
              Open the search
            </Link>
          )}
        </div>
      )}
    </section>
  )
})

interface FactProps {
  label: string
  missing?: boolean
  children: ReactNode
}

function Fact({ label, missing = false, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-missing={missing || undefined}>
        {children}
      </dd>
    </div>
  )
}
