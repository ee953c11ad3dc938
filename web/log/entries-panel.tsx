import { Button } from '@radix-ui/themes'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { BlockTable } from '../ui/block-table.tsx'
import { Panel, PanelHead, PanelTitle } from '../ui/panel.tsx'
import { failureWords } from '../ui/states/failure-words.ts'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { Empty, Failed } from '../ui/states/states.tsx'
import styles from './entries-panel.module.css'
import type { Entries } from './use-entries.ts'

interface Identified {
  id: string | number
}

interface EntriesPanelProps<Entry extends Identified> {
  log: Entries<Entry, unknown>
  /** Of its heading. */
  id: string
  icon: LucideIcon
  columns: readonly string[]
  /** Title where the log could not be loaded. */
  failed: string
  /** What will be listed here, where nothing is yet. */
  empty: string
  isNarrowed: boolean
  className?: string | undefined
  /** What narrows the entries. */
  filters: ReactNode
  row(entry: Entry): ReactNode
  children?: ReactNode
}

/** A log in a panel: newest first, narrowed by its filters, and more of it on demand. */
export function EntriesPanel<Entry extends Identified>(props: EntriesPanelProps<Entry>) {
  const { log, id, className = '', filters, children } = props
  return (
    <Panel className={`${styles.panel} ${className}`} aria-labelledby={id}>
      <PanelHead className={styles.head}>
        <PanelTitle id={id}>Entries</PanelTitle>
        <p className={styles.order}>newest first</p>
        {filters}
      </PanelHead>
      {log.entries === null ? <NoEntriesYet {...props} /> : <Listed {...props} entries={log.entries} />}
      {children}
    </Panel>
  )
}

function NoEntriesYet<Entry extends Identified>({ log, failed }: EntriesPanelProps<Entry>) {
  if (log.failure !== null) {
    return <Failed title={failed} reason={failureWords(log.failure)} onRetry={() => void log.reload()} />
  }
  return (
    <div className={styles.loading} role="status" aria-label="Loading entries">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} height={28} />
      ))}
    </div>
  )
}

interface ListedProps<Entry extends Identified> extends EntriesPanelProps<Entry> {
  entries: readonly Entry[]
}

function Listed<Entry extends Identified>(props: ListedProps<Entry>) {
  const { log, entries, icon, columns, empty, isNarrowed, row } = props
  if (entries.length === 0) {
    const [title, reason] = isNarrowed
      ? ['No such entries', 'No entries match these filters.']
      : ['Nothing yet', empty]
    return <Empty icon={icon} title={title} reason={reason} />
  }
  return (
    <>
      <BlockTable>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{entries.map(row)}</tbody>
      </BlockTable>
      {log.failure !== null && (
        <p className={styles.stale} role="status">
          {failureWords(log.failure)}
        </p>
      )}
      {log.hasMore && (
        <Button
          variant="soft"
          color="gray"
          className={styles.more}
          loading={log.isLoading}
          onClick={log.more}
        >
          Show more
        </Button>
      )}
    </>
  )
}
