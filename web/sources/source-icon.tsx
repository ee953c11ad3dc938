import { FileSpreadsheet, Globe, Link2, type LucideIcon, PencilLine, Sheet, Sparkles } from 'lucide-react'
import type { SourceKind } from '../../sync/api/sources.ts'
import styles from './source-icon.module.css'

const ICONS: Readonly<Record<SourceKind, LucideIcon>> = {
  sample: Sparkles,
  file: FileSpreadsheet,
  'google-sheet': Sheet,
  'csv-link': Link2,
  url: Globe,
  hand: PencilLine,
}

/** What kind of source it is, as a picture. */
export function SourceIcon({ kind }: { kind: SourceKind }) {
  const Icon = ICONS[kind]
  return (
    <span className={styles.icon}>
      <Icon size={15} strokeWidth={1.75} aria-hidden />
    </span>
  )
}
