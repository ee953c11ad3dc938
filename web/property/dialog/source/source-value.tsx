import type { CorrectedField } from '../../../../sync/domain/records/correction.ts'
import { useCorrections } from '../../../data/corrections/corrections.ts'
import { shortValue } from '../../corrections/correction-words.ts'
import styles from '../figure.module.css'
import { useSources } from './source-context.ts'

/** What the source says of a corrected field, struck through; nothing where the field is not corrected. */
export function SourceValue({ field }: { field: CorrectedField }) {
  const { property, unit } = useSources()
  const correction = useCorrections(property.id).get(field)
  if (correction === undefined) return null
  return (
    <s className={styles.was}>
      <span className="visually-hidden">Source: </span>
      {shortValue(field, correction.sourceValue, unit)}
    </s>
  )
}
