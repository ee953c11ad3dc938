import { useState } from 'react'
import type { Book } from '../../sync/book/book.ts'
import { startOf } from '../../sync/domain/dates/moments.ts'
import { lastVisit } from '../data/last-visit.ts'
import styles from './morning.module.css'
import { MyLists } from './my-lists.tsx'
import { SinceStrip } from './since-strip.tsx'
import { type Since, sinceWhen } from './since-when.ts'
import { Waiting } from './waiting.tsx'

/** What a working day begins with: what changed, which leases end, and the lists in work. */
export function Morning({ book }: { book: Book }) {
  const [since, setSince] = useState<Since>('yesterday')
  const [visit] = useState(lastVisit)
  const when = sinceWhen(since, new Date(), visit)
  return (
    <div className={styles.morning}>
      <SinceStrip {...{ book, since, when }} hasVisit={visit !== undefined} onSince={setSince} />
      <div className={styles.side}>
        <MyLists book={book} from={startOf(when.from)} />
        <Waiting />
      </div>
    </div>
  )
}
