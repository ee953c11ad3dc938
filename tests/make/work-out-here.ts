import { prepareBook } from '../../sync/portfolio/prepared-book.ts'
import { buildTextIndex } from '../../sync/search/texts/text-index.ts'
import type { WorkOut } from '../../web/data/book/work-out.ts'

/** Works out in this thread what pages have workers for. */
export const workOutHere: WorkOut = (columns) => ({
  prepared: columns.then(prepareBook),
  textIndex: columns.then(({ strings, rows }) => buildTextIndex(strings, rows)),
})
