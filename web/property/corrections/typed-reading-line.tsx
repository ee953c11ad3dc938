import { Button } from '@radix-ui/themes'
import type { RentUnit } from '../../../sync/domain/format.ts'
import type { CorrectedField } from '../../../sync/domain/records/correction.ts'
import type { TypedReading } from '../../../sync/sheets/typed/read-typed.ts'
import { shownValue } from './correction-words.ts'
import styles from './typed-reading-line.module.css'

interface TypedReadingLineProps {
  field: CorrectedField
  reading: TypedReading
  unit: RentUnit
  /** Takes one of the ways to say it that leave nothing open. */
  onChoose(typed: string): void
}

/** What the typed text was understood as. */
export function TypedReadingLine({ field, reading, unit, onChoose }: TypedReadingLineProps) {
  switch (reading.kind) {
    case 'value':
      return (
        <p className={styles.line} role="status">
          Shown as <strong className={styles.value}>{shownValue(field, reading.value, unit)}</strong>
          {reading.note !== null && <span className={styles.note}> · {reading.note}</span>}
        </p>
      )
    case 'refused':
      return (
        <p className={styles.line} data-refused role="status">
          {reading.sentence}
        </p>
      )
    case 'open':
      return (
        <div className={styles.line} role="status">
          {reading.sentence}
          <div className={styles.choices}>
            {reading.choices.map(({ typed, value }) => (
              <Button key={typed} type="button" size="1" variant="outline" onClick={() => onChoose(typed)}>
                {typed} is {shownValue(field, value, unit)}
              </Button>
            ))}
          </div>
        </div>
      )
  }
}
