import { Button } from '@radix-ui/themes'
import { FolderOpen, Upload } from 'lucide-react'
import { Kbd } from '../ui/kbd.tsx'
import styles from './drop-line.module.css'

/** Says that a file may be dropped, and what happens then. */
export function DropLine({ onChoose }: { onChoose(): void }) {
  return (
    <div className={styles.line}>
      <Upload size={20} strokeWidth={1.75} aria-hidden className={styles.icon} />
      <p className={styles.words}>
        <strong>Drop a file anywhere in Clearheight</strong>
        <span className="hint">
          CSV, TSV or XLSX up to 100 MB. You see what it was read as, and what will change, before anything is
          written.
        </span>
      </p>
      <Button variant="outline" color="gray" onClick={onChoose}>
        <FolderOpen size={15} strokeWidth={1.75} aria-hidden />
        Choose a file
      </Button>
      <span className={styles.key}>
        <Kbd>U</Kbd> <span className="hint">from any screen</span>
      </span>
    </div>
  )
}
