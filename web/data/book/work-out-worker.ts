import { transferOf } from '../../../sync/book/transfer-of.ts'
import { prepareBook } from '../../../sync/portfolio/prepared-book.ts'
import { buildLong, buildPools } from '../../../sync/search/texts/text-index.ts'
import type { FromWorkOut, ToWorkOut } from './work-out.ts'

/** Works out a part of what takes longest of a book, and is then ended. */

self.addEventListener('message', ({ data }: MessageEvent<ToWorkOut>) => {
  if (data.kind === 'long') post({ kind: 'long', long: buildLong(data.long) })
  else {
    post({ kind: 'prepared', prepared: prepareBook(data.prepare) })
    post({ kind: 'pools', pools: buildPools(data.short) })
  }
})
post({ kind: 'ready' })

function post(message: FromWorkOut): void {
  self.postMessage(message, { transfer: transferOf(message) })
}
