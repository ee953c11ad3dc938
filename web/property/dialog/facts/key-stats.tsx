import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { fieldsWhere } from '../../../../sync/domain/fields/field-list.ts'
import { unitOf } from '../../../../sync/domain/fields/figure-units.ts'
import { FIELDS, type FieldName, type NamesOf } from '../../../../sync/domain/fields.ts'
import type { RentUnit } from '../../../../sync/domain/format.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import { useCorrections } from '../../../data/corrections/corrections.ts'
import { AssumedBadge } from '../../lease-badge.tsx'
import { Figure } from '../figure.tsx'
import { useSources } from '../source/source-context.ts'
import { SourceValue } from '../source/source-value.tsx'
import styles from './key-stats.module.css'

type StatField = NamesOf<{ stat: string }>
const STATS = fieldsWhere<StatField>((field) => 'stat' in field)

/** The four figures that matter most. */
export function KeyStats({ property, unit }: { property: Property; unit: RentUnit }) {
  const { rentPerSf, rentBasisAssumed, leaseType } = property
  return (
    <dl className={styles.stats}>
      {STATS.map((field) => {
        const { show, beside } = unitOf(FIELDS[field].unit)
        const words = show(property[field], unit)
        const { stat } = FIELDS[field]
        if (field !== 'rentPerSf') return <Measure key={field} label={stat} field={field} words={words} />
        return (
          <Stat key={field} label={`${stat}${capitalized(beside?.(unit) ?? '')}`} field={field} words={words}>
            {rentPerSf !== null && leaseType !== null && <span className={styles.unit}>{leaseType}</span>}
            {rentPerSf !== null && rentBasisAssumed && <AssumedBadge />}
          </Stat>
        )
      })}
    </dl>
  )
}

/** `/SF/Mo`, as names of figures are written. */
function capitalized(unit: string): string {
  return unit.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

interface StatProps {
  label: string
  field: FieldName
  words: string
}

/** A formatted figure, its unit small and gray. */
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
  const { property } = useSources()
  const isCorrected = useCorrections(property.id).has(field)
  return (
    <div className={styles.stat} data-corrected={isCorrected || undefined}>
      <dt>
        {label}
        {isCorrected && (
          <span className={styles.corrected}>
            <Pencil size={11} strokeWidth={1.75} aria-hidden />
            Corrected
          </span>
        )}
      </dt>
      <dd>
        <span className={styles.value}>
          <Figure field={field} of={label} words={words}>
            {figure ?? words}
          </Figure>
        </span>
        {children}
        <SourceValue field={field} />
      </dd>
    </div>
  )
}
