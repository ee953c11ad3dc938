import { useState } from 'react'
import { PAGE_SIZE } from '../../../sync/book/question/first-page.ts'

/** The button shows from this many results on. */
export const LOAD_MORE_FROM = 10

export interface Paging {
  /** How many of the results may be shown. */
  revealed: number
  hasMore: boolean
  showMore: () => void
  /** Reveals the pages up to the one with this position. */
  showThrough: (index: number) => void
}

/** Results are revealed page by page; another question starts at the first page. */
export function usePaging(question: string, found: number): Paging {
  const [state, setState] = useState({ question, pages: 1 })
  const pages = state.question === question ? state.pages : 1
  const revealed = Math.min(found, pages * PAGE_SIZE)
  return {
    revealed,
    hasMore: found >= LOAD_MORE_FROM && revealed < found,
    showMore: () => setState({ question, pages: pages + 1 }),
    showThrough: (index) =>
      setState({ question, pages: Math.max(pages, Math.ceil((index + 1) / PAGE_SIZE)) }),
  }
}
