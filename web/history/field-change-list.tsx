import type { ActivityEntry } from '../../sync/api/activity.ts'
import styles from './field-change-list.module.css'

/** What changed, each as it was and as it became. */
export function FieldChangeList({ fields }: Pick<ActivityEntry, 'fields'>) {
  return (
    <ul className={styles.fields}>
      {fields.map(({ field, label, before, after }) => (
        <li key={field}>
          <span className="muted">{label}</span>{' '}
          {before !== null && <del className={styles.before}>{before}</del>}{' '}
          {after !== null && <ins className={styles.after}>{after}</ins>}
        </li>
      ))}
    </ul>
  )
}
