import { NOT_AVAILABLE } from '../../../../sync/domain/format.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import { Figure } from '../figure.tsx'
import styles from './contact.module.css'

/** Who to speak to: landlord, broker and firm, and how they are reached. */
export function ContactLines({ property }: { property: Property }) {
  const { landlordFirm, brokerName, brokerFirm, brokerPhone, brokerEmail } = property
  const isUnknown = brokerName === null && brokerFirm === null
  return (
    <div className={styles.lines}>
      <p className={styles.small}>
        Contact information · landlord{' '}
        <Figure field="landlordFirm" of="Landlord" words={landlordFirm ?? NOT_AVAILABLE} quiet />
      </p>
      <p className={styles.broker} data-missing={isUnknown || undefined}>
        {(brokerName !== null || isUnknown) && (
          <Figure field="brokerName" of="Broker" words={brokerName ?? NOT_AVAILABLE} quiet />
        )}
        {brokerName !== null && brokerFirm !== null && ', '}
        {brokerFirm !== null && <Figure field="brokerFirm" of="Brokerage" words={brokerFirm} quiet />}
      </p>
      <p className={styles.reached}>
        {brokerPhone !== null && <Figure field="brokerPhone" of="Telephone" words={brokerPhone} quiet />}
        {brokerEmail !== null && <Figure field="brokerEmail" of="Email" words={brokerEmail} quiet />}
      </p>
    </div>
  )
}
