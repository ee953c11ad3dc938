import { Pencil } from 'lucide-react'
import { memo } from 'react'
import { CHARACTERISTIC_WORDS, subjectFactOf } from '../../../sync/adjustments/grid-words.ts'
import type { Subject } from '../../../sync/adjustments/subject-of.ts'
import { formatRent, type RentUnit } from '../../../sync/domain/format.ts'
import { CHARACTERISTICS } from '../../../sync/domain/records/characteristics.ts'
import { SubjectDisc } from '../../property/comp-disc.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './grid-cells.module.css'

interface SubjectColumnProps {
  subject: Subject | null
  /** The rent that stands beside those of the comps; null where none is known. */
  rent: number | null
  today: string
  unit: RentUnit
  /** Null for who may only read. */
  onDescribe: (() => void) | null
}

/** The subject beside its comps. */
export const SubjectColumn = memo(function SubjectColumn(props: SubjectColumnProps) {
  const { subject, rent, today, unit, onDescribe } = props
  return (
    <section className={styles.subject} aria-label="Subject">
      <div className={styles.head}>
        <SubjectDisc />
        <span className={styles.names}>
          <strong>Subject</strong>
          <span className={styles.under}>{subject?.name ?? subject?.address ?? 'not described'}</span>
        </span>
        {onDescribe !== null && (
          <IconButton label="Describe the subject" icon={Pencil} onClick={onDescribe} />
        )}
      </div>
      <div className={styles.rent}>
        {rent === null ? (
          <span className={styles.unit}>no rent</span>
        ) : (
          <strong>{formatRent(rent, unit)}</strong>
        )}
      </div>
      {CHARACTERISTICS.map((name) => (
        <div key={name} className={styles.row}>
          <span className={styles.label}>{CHARACTERISTIC_WORDS[name]}</span>
          <strong>{subject === null ? '' : subjectFactOf(name, subject, today)}</strong>
        </div>
      ))}
      <div className={styles.sum} />
      <div className={styles.rent} />
      <div className={styles.sum} />
      <div className={styles.sum} />
    </section>
  )
})
