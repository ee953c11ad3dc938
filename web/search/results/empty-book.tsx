import { FileSpreadsheet } from 'lucide-react'
import { Empty } from '../../ui/states.tsx'
import styles from './empty-book.module.css'

/** The book holds no property yet. */
export function EmptyBook() {
  return (
    <Empty
      icon={FileSpreadsheet}
      title="No properties yet"
      reason="Import a spreadsheet (CSV or XLSX) and its properties appear here at once."
    >
      <code className={styles.command}>npm run import -- FILE</code>
    </Empty>
  )
}
