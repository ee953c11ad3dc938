import { SUBJECT } from '../../../sync/domain/known-types.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { LeaseBadge } from '../lease-badge.tsx'
import styles from './badges.module.css'
import { Figure } from './figure.tsx'

/** What kind of property it is: type, year, current tenant, lease type, as far as they are known. */
export function Badges({ property }: { property: Property }) {
  const { status, propertyType, yearBuilt, tenant, leaseType } = property
  return (
    <ul className={styles.badges} aria-label="Classification">
      {status === SUBJECT && <li className={styles.badge}>{SUBJECT}</li>}
      {propertyType !== null && (
        <li className={styles.badge} data-type>
          <Figure field="propertyType" of="Type" words={propertyType} quiet />
        </li>
      )}
      {yearBuilt !== null && <li className={styles.badge}>Built {yearBuilt}</li>}
      {tenant !== null && <li className={styles.badge}>{tenant}</li>}
      {leaseType !== null && (
        <li>
          <LeaseBadge leaseType={leaseType} />
        </li>
      )}
    </ul>
  )
}
