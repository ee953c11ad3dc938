import type { ReactNode } from 'react'
import {
  formatAcres,
  formatFeet,
  formatRent,
  formatSquareFeet,
  NOT_AVAILABLE,
  type RentUnit,
} from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { AssumedBadge } from '../lease-badge.tsx'
import { Figure } from './figure.tsx'
import styles from './key-stats.module.css'

const RENT_LABELS = { month: 'Rent/SF/Mo', year: 'Rent/SF/Yr' } as const satisfies Record<RentUnit, string>

/** The four figures that matter most. */
export function KeyStats({ property, unit }: { property: Property; unit: RentUnit }) {
  const { rentPerSf, rentBasisAssumed, leaseType, squareFootage, landSizeAcres, clearHeight } = property
  return (
    <dl className={styles.stats}>
      <Stat
        label={RENT_LABELS[unit]}
        field="rentPerSf"
        words={rentPerSf === null ? NOT_AVAILABLE : formatRent(rentPerSf, unit)}
      >
        {rentPerSf !== null && leaseType !== null && <span className={styles.unit}>{leaseType}</span>}
        {rentPerSf !== null && rentBasisAssumed && <AssumedBadge />}
      </Stat>
      <Measure label="Square Feet" field="squareFootage" words={formatSquareFeet(squareFootage)} />
      <Measure label="Land Size" field="landSizeAcres" words={formatAcres(landSizeAcres)} />
      <Measure label="Clear Height" field="clearHeight" words={formatFeet(clearHeight)} />
    </dl>
  )
}

interface StatProps {
  label: string
  field: keyof Property
  words: string
}

/** A formatted figure, its unit small and grey. */
function Measure({ label, field, words }: StatProps) {
  const [figure = words, unit] = words.split(' ')
  return (
    <Stat label={label} field={field} words={words} figure={figure}>
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
    </Stat>
  )
}

function Stat({
  label,
  field,
  words,
  figure,
  children,
}: StatProps & { figure?: string; children?: ReactNode }) {
  return (
    <div className={styles.stat}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.value}>
          <Figure field={field} of={label} words={words}>
            {figure ?? words}
          </Figure>
        </span>
        {children}
      </dd>
    </div>
  )
}
