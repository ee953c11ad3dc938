import { ArrowUpRight } from 'lucide-react'
import type { Property } from '../../../sync/domain/property.ts'
import styles from './place.module.css'
import { useMapsPage } from './use-maps-page.ts'

/** The way to the property in a maps service. */
export function MapsLink({ property }: { property: Property }) {
  return (
    <a
      className={`link ${styles.button}`}
      href={useMapsPage(property)}
      target="_blank"
      rel="noopener noreferrer"
    >
      Open in Maps
      <ArrowUpRight size={13} strokeWidth={1.75} aria-hidden className={styles.icon} />
    </a>
  )
}
