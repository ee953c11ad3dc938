import { Button } from '@radix-ui/themes'
import { Link, useParams } from '@tanstack/react-router'
import { ClipboardX } from 'lucide-react'
import { COMP_LIST_IDS } from '../../sync/domain/records/comp-list.ts'
import { useBook } from '../data/book/book.tsx'
import { useCompList } from '../data/comp-lists/comp-lists.ts'
import { searchStatus } from '../rows/search-status.ts'
import { Page } from '../ui/chrome/page.tsx'
import { LIST_MESSAGES } from '../ui/list-messages.ts'
import { SERVER_AWAY } from '../ui/states/server-away.ts'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { Empty, Failed } from '../ui/states/states.tsx'
import styles from './comp-list-screen.module.css'
import { CompListScreen } from './comp-list-screen.tsx'

/** A comp list by its number. */
export function CompListPage() {
  const { id } = useParams({ from: '/comp-lists/$id' })
  const number = /^\d{1,15}$/.test(id) ? Number(id) : 0
  return number === 0 || number > COMP_LIST_IDS ? <NotFound /> : <Numbered key={number} id={number} />
}

function Numbered({ id }: { id: number }) {
  const { list, status } = useCompList(id)
  const { book, failure, retry } = useBook()
  if (list === null) {
    switch (status) {
      case 'loading':
        return <ListSkeleton />
      case 'partial':
        return (
          <Page title="Comp List">
            <Failed
              title={LIST_MESSAGES.compListFailed}
              reason={`${SERVER_AWAY} This browser has no copy of the list.`}
              onRetry={() => location.reload()}
            />
          </Page>
        )
      case 'complete':
        return <NotFound />
    }
  }
  if (book === null) {
    const known = searchStatus(book, failure, false)
    if (known.kind !== 'failed') return <ListSkeleton />
    return (
      <Page title={list.name}>
        <Failed title={LIST_MESSAGES.compListFailed} reason={known.message} onRetry={retry} />
      </Page>
    )
  }
  return <CompListScreen list={list} book={book} />
}

function NotFound() {
  return (
    <Page title={LIST_MESSAGES.compListNotFound}>
      <Empty
        icon={ClipboardX}
        heading="h1"
        title={LIST_MESSAGES.compListNotFound}
        reason="It was deleted, is not shared with the team, or doesn't exist."
      >
        <Button asChild variant="outline" color="gray">
          <Link to="/comp-lists">Back to Comp Lists</Link>
        </Button>
      </Empty>
    </Page>
  )
}

const ROWS = Array.from({ length: 12 }, (_, row) => row)

/** A comp list before it is there. */
function ListSkeleton() {
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <div className={styles.waiting} role="status" aria-label="Loading comp list">
        <Skeleton width={140} height={16} />
        <Skeleton width="min(320px, 80%)" height={26} />
        <Skeleton height={74} />
        <div className={styles.rows}>
          {ROWS.map((row) => (
            <div key={row} className={styles.row}>
              <Skeleton width={22} height={22} />
              <Skeleton width="36%" height={14} />
              <Skeleton width="48%" height={14} />
            </div>
          ))}
        </div>
      </div>
    </main>
  )
}
