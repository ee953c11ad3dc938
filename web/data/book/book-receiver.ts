import { orderRows } from '../../../sync/book/base-order/row-order.ts'
import type { BookBase } from '../../../sync/book/book.ts'
import { seedMemo } from '../../../sync/memo.ts'
import type { BookFeed } from './book-feed.ts'
import type { BookFailure, FromBookWorker } from './book-messages.ts'

/** Hands on what the book's worker says: what is of the book to the feed, how a try went to `onTried`. */
export function createBookReceiver(feed: BookFeed, onTried: (failure: BookFailure | null) => void) {
  let base: BookBase | null = null
  return (data: Exclude<FromBookWorker, { kind: 'firstPage' }>): void => {
    switch (data.kind) {
      case 'snapshot':
        base = {
          snapshot: data.snapshot,
          orders: orderRows(data.snapshot.columns, data.orders),
          textIndex: data.textIndex,
        }
        if (data.prepared !== null) seedMemo(data.snapshot.columns, data.prepared)
        feed.setBase(base, data.isFetched ? 'server' : 'storage', data.commit)
        break
      case 'prepared':
        if (base?.snapshot.seq === data.seq) seedMemo(base.snapshot.columns, data.prepared)
        break
      case 'textIndex':
        if (base?.snapshot.seq !== data.seq) return
        base = { ...base, textIndex: data.textIndex }
        feed.setBase(base)
        break
      case 'tried':
        onTried(data.failure)
        break
    }
  }
}
