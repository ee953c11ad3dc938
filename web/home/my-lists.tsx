import { Badge } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Book } from '../../sync/book/book.ts'
import { formatCount, formatRent } from '../../sync/domain/format.ts'
import { compListSummary } from '../comp-lists/comp-list-summary.ts'
import { useCompLists } from '../data/comp-lists/comp-lists.ts'
import { useMe } from '../data/session/session.tsx'
import { Panel, PanelHead, PanelTitle } from '../ui/panel.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { changedIn } from './changed-in.ts'
import styles from './side-panel.module.css'

interface MyListsProps {
  book: Book
  /** What changed since then is counted, milliseconds since 1970. */
  from: number
}

const SHOWN = 5
/** Two lists. */
const LOADING_HEIGHT = 88

/** The user's comp lists, the newest first, with how many of their comps changed. */
export function MyLists({ book, from }: MyListsProps) {
  const { lists, status } = useCompLists()
  const me = useMe()
  const own = useMemo(() => lists.filter(({ ownerId }) => ownerId === me?.id), [lists, me])
  const rows = useMemo(
    () =>
      own.slice(0, SHOWN).map((list) => ({
        list,
        summary: compListSummary(list, book),
        changed: changedIn(book, list.entries, from),
      })),
    [own, book, from],
  )
  return (
    <Panel aria-labelledby="lists-head">
      <PanelHead>
        <PanelTitle id="lists-head">
          My lists {status !== 'loading' && <span className={styles.count}>{formatCount(own.length)}</span>}
        </PanelTitle>
        <Link to="/comp-lists" className={`${styles.all} link`}>
          All comp lists
        </Link>
      </PanelHead>
      {status === 'loading' && rows.length === 0 && <Skeleton height={LOADING_HEIGHT} />}
      <ul className={styles.rows}>
        {rows.map(({ list, summary, changed }) => (
          <li key={list.id} className={styles.row}>
            <span className={styles.words}>
              <Link to="/comp-lists/$id" params={{ id: String(list.id) }} className={styles.name}>
                {list.name}
              </Link>
              <span className={styles.hint}>{summaryWords(summary.comps, summary.medianRent)}</span>
            </span>
            {changed > 0 && <Badge color="indigo">{formatCount(changed)} changed</Badge>}
          </li>
        ))}
        {rows.length === 0 && status !== 'loading' && (
          <li className={styles.nothing}>You have no comp lists yet.</li>
        )}
      </ul>
    </Panel>
  )
}

function summaryWords(count: number, median: number | null): string {
  const comps = `${formatCount(count)} ${count === 1 ? 'comp' : 'comps'}`
  return median === null ? comps : `${comps}, median ${formatRent(median, 'month')}`
}
