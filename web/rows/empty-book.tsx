import { FileSpreadsheet } from 'lucide-react'
import { IMPORT_COMMAND } from '../ui/chrome/chrome-words.ts'
import { Empty } from '../ui/states/states.tsx'
import styles from './empty-book.module.css'

/** The book holds no property yet. */
export function EmptyBook() {
  return (
    <Empty
      icon={FileSpreadsheet}
      title="No properties yet"
      reason="Import a spreadsheet (CSV or Excel), and its properties appear here right away."
    >
      <code className={styles.command}>{IMPORT_COMMAND}</code>
    </Empty>
  )
}
