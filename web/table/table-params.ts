import { param } from '../search-params.ts'

/** How a page's address says what columns its table has, and that its rows are low: `cols=tenant,rentPerSf~120&rows=36`. */
export const tableParams = { cols: param.text(), rows: param.oneOf(['36']) }

export interface TableParams {
  cols?: string | undefined
  rows?: '36' | undefined
}
