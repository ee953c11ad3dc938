import { NO_LEASE_TYPE, PERIOD_ASSUMED } from '../../sync/domain/format.ts'
import type { LeaseType } from '../../sync/domain/known-types.ts'
import styles from './lease-badge.module.css'

const NAMES: Record<LeaseType, string> = {
  NNN: 'Triple net: the tenant pays taxes, insurance and maintenance',
  MG: 'Modified gross: tenant and landlord share the operating costs',
  Gross: 'Gross: the landlord pays the operating costs',
}

/** The lease type, explained on hover. */
export function LeaseBadge({ leaseType }: { leaseType: LeaseType | null }) {
  if (leaseType === null) return <span className={styles.lease}>{NO_LEASE_TYPE}</span>
  return (
    <span className={styles.lease} title={NAMES[leaseType]}>
      {leaseType}
    </span>
  )
}

/** Marks a rent whose source did not say whether it is per month or per year. */
export function AssumedBadge() {
  return (
    <span
      className={styles.assumed}
      title="The source does not say whether this rent is per month or per year."
    >
      {PERIOD_ASSUMED}
    </span>
  )
}
