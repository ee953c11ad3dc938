import {
  columnsOfJob,
  JOB_NAMES,
  JOBS,
  jobOf,
  type TablePlace,
} from '../../sync/domain/table/usual-columns.ts'
import { ColumnsButton } from './columns-button.tsx'
import styles from './table-bar.module.css'
import { useTableLayout } from './use-table-layout.ts'

/** Over a table: columns for a job, saved views, and the choice of columns. */
export function TableBar({ place }: { place: TablePlace }) {
  const layout = useTableLayout(place)
  const shown = layout.isChosen ? jobOf(layout.columns) : 'lease'
  return (
    <div className={styles.bar}>
      <fieldset className={styles.views}>
        <legend className="visually-hidden">Views</legend>
        {JOB_NAMES.map((job) => (
          <button
            key={job}
            type="button"
            className={styles.view}
            aria-pressed={job === shown}
            onClick={() => layout.setColumns(job === 'lease' ? null : columnsOfJob(job))}
          >
            {JOBS[job].name}
          </button>
        ))}
      </fieldset>
      <ColumnsButton layout={layout} place={place} />
    </div>
  )
}
