import { ArrowRight, Info } from 'lucide-react'
import type { ImportPlan } from '../../../sync/api/imports.ts'
import { useNow } from '../../ui/time/use-now.ts'
import { roleName } from '../role-names.ts'
import { valueWords } from '../value-words.ts'
import styles from './plan-table.module.css'
import { changeWords, noticeWords } from './plan-words.ts'
import { PlannedName } from './planned-name.tsx'

/** What would change, one field a row: the value before and after, and the correction that hides it. */
export function PlanChanges({ changes }: { changes: ImportPlan['changes'] }) {
  const now = useNow()
  if (changes.length === 0) return null
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Deal</th>
          <th scope="col">Field</th>
          <th scope="col">Now</th>
          <th scope="col">Will be</th>
          <th scope="col">Change</th>
          <th scope="col">Notice</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const { property, field, before, after } = change
          return (
            <tr key={`${property.id} ${field}`}>
              <th scope="row">
                <PlannedName {...property} />
              </th>
              <td className={styles.field}>{roleName(field)}</td>
              <td className={`muted ${styles.before}`}>{valueWords(field, before)}</td>
              <td className={styles.after}>
                <ArrowRight size={13} strokeWidth={1.75} aria-hidden />
                {valueWords(field, after)}
              </td>
              <td className="muted">{changeWords(change)}</td>
              <td>
                {noticeWords(change, now).map((words) => (
                  <span key={words} className={styles.notice}>
                    <Info size={14} strokeWidth={1.75} aria-hidden />
                    {words}
                  </span>
                ))}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
