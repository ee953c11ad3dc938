import { memo } from 'react'
import {
  columnsOfJob,
  JOB_NAMES,
  JOBS,
  jobOf,
  type TablePlace,
} from '../../sync/domain/table/usual-columns.ts'
import { ColumnsButton } from './columns-button.tsx'
import styles from './table-bar.module.css'
import { useTableOnScreen } from './table-on-screen.ts'
import { useSavedViews } from './use-saved-views.ts'
import { useTableLayout } from './use-table-layout.ts'
import { ViewTabs } from './view-tabs.tsx'

/** Over a table: columns for a job, saved views, and the choice of columns. */
export const TableBar = memo(function TableBar({ place }: { place: TablePlace }) {
  const layout = useTableLayout(place)
  useTableOnScreen(layout.columns)
  const saved = useSavedViews(layout)
  const job = layout.isChosen ? jobOf(layout.columns) : 'lease'
  const shown = saved.shown === null ? job : null
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
        <ViewTabs saved={saved} />
      </fieldset>
      <ColumnsButton layout={layout} place={place} />
    </div>
  )
})
