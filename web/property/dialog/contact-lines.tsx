import { NOT_AVAILABLE } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import styles from './contact.module.css'

/** Who to speak to: landlord, broker and firm, and how they are reached. */
export function ContactLines({ property }: { property: Property }) {
  const { landlordFirm, brokerName, brokerFirm, brokerPhone, brokerEmail } = property
  const broker = [brokerName, brokerFirm].filter((part) => part !== null).join(', ')
  return (
    <div className={styles.lines}>
      <p className={styles.small}>Contact information · landlord {landlordFirm ?? NOT_AVAILABLE}</p>
      <p className={styles.broker} data-missing={broker === '' || undefined}>
        {broker || NOT_AVAILABLE}
      </p>
      <p className={styles.reached}>
        {brokerPhone !== null && <span>{brokerPhone}</span>}
        {brokerEmail !== null && <span>{brokerEmail}</span>}
      </p>
    </div>
  )
}
