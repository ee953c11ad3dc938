/** Comps on a page of the key. */
const PAGE = 20

interface KeyPage {
  /** Counted from 0: the one wanted, or the last where there are fewer by now. */
  page: number
  pages: number
  /** Rows, counted from 1. */
  first: number
  last: number
}

/** Which rows stand on a page of the key. */
export function keyPage(count: number, wanted: number): KeyPage {
  const pages = Math.max(1, Math.ceil(count / PAGE))
  const page = Math.min(wanted, pages - 1)
  return { page, pages, first: page * PAGE + 1, last: Math.min(count, (page + 1) * PAGE) }
}
