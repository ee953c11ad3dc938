import { Button } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, Copy, History } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../../sync/domain/format.ts'
import { useBook } from '../data/book/book.tsx'
import { useMe } from '../data/session/session.tsx'
import { SCREEN_NAMES } from '../screens.ts'
import { Page } from '../ui/chrome/page.tsx'
import { failureWords } from '../ui/states/failure-words.ts'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { Empty, Failed } from '../ui/states/states.tsx'
import { DecisionsDialog } from './decisions-dialog.tsx'
import styles from './duplicates-page.module.css'
import { Review } from './review.tsx'
import { useDuplicates } from './use-duplicates.ts'

/** Properties that two sources may both have: the pairs, one of them side by side, and what it would become. */
export function DuplicatesPage() {
  const duplicates = useDuplicates()
  const { book } = useBook()
  const me = useMe()
  const [showsDecisions, setShowsDecisions] = useState(false)
  const { answer, failure, refresh } = duplicates
  const counts = answer && {
    'to look at': answer.duplicates.length,
    joined: answer.joined,
    'kept apart': answer.apart,
  }
  return (
    <Page title={SCREEN_NAMES['/duplicates']}>
      <header className={styles.head}>
        <h1>{SCREEN_NAMES['/duplicates']}</h1>
        {counts && (
          <p className={styles.counts} role="status">
            {Object.entries(counts)
              .map(([words, count]) => `${formatCount(count)} ${words}`)
              .join(', ')}
          </p>
        )}
        <Button variant="outline" color="gray" onClick={() => setShowsDecisions(true)}>
          <History size={14} strokeWidth={1.75} aria-hidden />
          Decisions so far
        </Button>
        <Button asChild variant="outline" color="gray">
          <Link to="/sources">
            <ChevronLeft size={14} strokeWidth={1.75} aria-hidden />
            Back to sources
          </Link>
        </Button>
      </header>
      {answer === null || book === null ? (
        failure !== null && answer === null ? (
          <Failed
            title="Possible duplicates could not be loaded"
            reason={failureWords(failure)}
            onRetry={() => void refresh()}
          />
        ) : (
          <div role="status" aria-label="Loading possible duplicates">
            <Skeleton height={320} />
          </div>
        )
      ) : answer.duplicates.length === 0 ? (
        <Empty
          icon={Copy}
          title="Nothing to look at"
          reason="No two sources seem to have the same property. Pairs come up here when a source is read."
        />
      ) : (
        <Review
          book={book}
          pairs={answer.duplicates}
          duplicates={duplicates}
          mayDecide={me?.role !== 'viewer'}
        />
      )}
      <DecisionsDialog
        open={showsDecisions}
        onClose={() => setShowsDecisions(false)}
        mayDecide={me?.role !== 'viewer'}
        onUndo={duplicates.undo}
      />
    </Page>
  )
}
