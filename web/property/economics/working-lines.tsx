import type { Working, WorkingLine } from '../../../sync/domain/economics/working.ts'
import { formatPrice, formatRent, RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import styles from './working-lines.module.css'

/** How a figure was worked out, line by line, with its results in bold. */
export function WorkingLines({ working, unit }: { working: Working; unit: RentUnit }) {
  return (
    <section className={styles.working}>
      <h3 className={styles.title} data-takes-focus tabIndex={-1}>
        How this was worked out
      </h3>
      <dl className={styles.lines}>
        {working.map((line) => (
          <div key={line.label} data-result={line.isResult}>
            <dt>
              {line.label}
              {line.isByMonth && unit === 'year' && ', times 12'}
            </dt>
            <dd>{written(line, unit)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function written({ figure, unit: kind }: WorkingLine, unit: RentUnit): string {
  if (figure === null) return ''
  return kind === 'rent' ? `${formatRent(figure, unit)} ${RENT_UNITS[unit]}` : `${formatPrice(figure)} /SF`
}
